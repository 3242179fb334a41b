import { Swiper, SwiperItem } from '@tarojs/components'
import { useShell } from '../page-shell/shell'
import { CAROUSEL_MS, type CarouselProps } from './types'
import styles from './index.module.scss'

/** Taro's type of a swiper lacks it. */
const GROUP = { role: 'group' } as const

/** Slides in one row, one in sight: the mini-program's own swiper. */
export function Carousel({ slides, label, autoplay, at, className, onChange }: CarouselProps) {
  const { calm } = useShell()
  return (
    <Swiper
      className={className ?? ''}
      circular={slides.length > 1}
      autoplay={autoplay && !calm && slides.length > 1}
      interval={CAROUSEL_MS}
      {...(at === undefined ? {} : { current: at })}
      {...GROUP}
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
