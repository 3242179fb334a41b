import { Swiper, SwiperItem } from '@tarojs/components'
import { CAROUSEL_MS, type CarouselProps } from './types'
import styles from './index.module.scss'

/** Slides in one row, one in sight: the mini-program's own swiper. */
export function Carousel({ slides, label, autoplay, className, onChange }: CarouselProps) {
  return (
    <Swiper
      className={className ?? ''}
      circular={slides.length > 1}
      autoplay={autoplay && slides.length > 1}
      interval={CAROUSEL_MS}
      aria-label={label}
      onChange={(event) => onChange(event.detail.current)}
    >
      {slides.map(({ key, content }) => (
        <SwiperItem key={key} className={styles.item}>
          {content}
        </SwiperItem>
      ))}
    </Swiper>
  )
}
