import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { Carousel } from '@/components/ui/carousel'
import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import type { DetailedProduct, ShownScene } from '@/services/catalogue/product-detail'
import { texts } from '../texts'
import styles from './gallery.module.scss'

export interface GalleryProps {
  product: DetailedProduct
  /** Off the shelf: the pictures step back. */
  faded: boolean
}

const SCENES: Readonly<Record<ShownScene['key'], IconName>> = {
  reception: 'shop',
  blood: 'drop',
  ct: 'target',
  report: 'report',
  chair: 'user'
}

/** By what a fact is of: time, a meal, the report, else by its scene. */
const factIcon = (key: ShownScene['key'], value: string): IconName =>
  value.includes('分钟')
    ? 'clock'
    : value.includes('空腹')
      ? 'cup'
      : value.includes('工作日')
        ? 'report'
        : key === 'reception'
          ? 'list'
          : SCENES[key]

/** So many pictures have room beside each other as small ones; more are counted. */
const MOST_VIEWS = 5

/** The pictures in a row; the first one is the largest thing on the page and loads at once. */
export function Gallery({ product, faded }: GalleryProps) {
  const [at, setAt] = useState(0)
  const { gallery, image, name, tone, scenes } = product
  const pictures = gallery.length > 0 ? gallery : [image]
  const slide = (src: string, index: number) => {
    const scene = scenes[index]
    return (
      <View className={styles.slide}>
        <Img
          src={src}
          tone={tone}
          fit="contain"
          ripple="middle"
          eager={index === 0}
          alt={scene ? texts.scenes[scene.key] : name}
          className={styles.picture}
        />
        {scene ? <Facts scene={scene} /> : null}
      </View>
    )
  }
  return (
    <View className={cx(styles.gallery, faded && styles.faded)}>
      {pictures.length > 1 ? (
        <>
          <Carousel
            label={texts.gallery}
            autoplay={false}
            at={at}
            className={styles.row}
            onChange={setAt}
            slides={pictures.map((src, index) => ({ key: index, content: slide(src, index) }))}
          />
          {pictures.length > MOST_VIEWS ? (
            <View className={styles.position}>{texts.position(at + 1, pictures.length)}</View>
          ) : (
            <Views product={product} pictures={pictures} at={at} onPick={setAt} />
          )}
        </>
      ) : (
        slide(pictures[0] ?? '', 0)
      )}
    </View>
  )
}

/** What is known of a scene, over its picture; where room is short the page tells it below (`Summary`). */
function Facts({ scene: { key, facts } }: { scene: ShownScene }) {
  return (
    <>
      {facts.map(({ value, text }, index) => (
        <View key={value} className={cx(styles.fact, index > 0 && styles.right, index > 1 && styles.low)}>
          <View className={styles.disc}>
            <Icon name={factIcon(key, value)} size={18} tone="primary" />
          </View>
          <View>
            <View className={styles.value}>{value}</View>
            <View className={styles.text}>{text}</View>
          </View>
        </View>
      ))}
    </>
  )
}

interface ViewsProps {
  product: DetailedProduct
  pictures: readonly string[]
  at: number
  onPick: (at: number) => void
}

/** What leads to each picture: the scene's name, else the picture itself, small. */
function Views({ product: { scenes, tone }, pictures, at, onPick }: ViewsProps) {
  return (
    <View className={styles.chips} role="radiogroup" aria-label={texts.gallery}>
      {pictures.map((src, index) => {
        const key = scenes[index]?.key
        return (
          <Tap
            key={index}
            role="radio"
            checked={index === at}
            className={cx(styles.chip, !key && styles.small, index === at && styles.on)}
            {...(key ? {} : { label: texts.view(index + 1) })}
            onTap={() => onPick(index)}
          >
            {key ? (
              <>
                <Icon name={SCENES[key]} size={16} className={styles.icon} />
                <Text>{texts.scenes[key]}</Text>
              </>
            ) : (
              <Img src={src} tone={tone} round="8" ripple="none" className={styles.view} />
            )}
          </Tap>
        )
      })}
    </View>
  )
}
