import { useState } from 'react'
import { View } from '@tarojs/components'
import { Carousel } from '@/components/ui/carousel'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import { texts } from '../texts'
import styles from './gallery.module.scss'

export interface GalleryProps {
  product: DetailedProduct
  /** Off the shelf: the pictures step back. */
  faded: boolean
}

/** The pictures in a row; the first one is the largest thing on the page and loads at once. */
export function Gallery({ product, faded }: GalleryProps) {
  const [at, setAt] = useState(0)
  const { gallery, image, name, tone } = product
  const pictures = gallery.length > 0 ? gallery : [image]
  const picture = (src: string, eager: boolean) => (
    <Img
      src={src}
      tone={tone}
      fit="contain"
      ripple="middle"
      eager={eager}
      alt={name}
      className={styles.picture}
    />
  )
  return (
    <View className={cx(styles.gallery, faded && styles.faded)}>
      {pictures.length > 1 ? (
        <>
          <Carousel
            label={texts.gallery}
            autoplay={false}
            className={styles.row}
            onChange={setAt}
            slides={pictures.map((src, index) => ({ key: index, content: picture(src, index === 0) }))}
          />
          <View className={styles.position}>{texts.position(at + 1, pictures.length)}</View>
        </>
      ) : (
        picture(pictures[0] ?? '', true)
      )}
    </View>
  )
}
