import { memo, useState } from 'react'
import { Image, View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../icon'
import { readPicture, type TileTone } from './source'
import styles from './index.module.scss'

export { setPictureOrigin } from './source'

export interface ImgProps {
  /** Path or address; a fragment names the tile that a transparent drawing lies on: `/seed-img/pkg/CK1001.svg#sky`. */
  src?: string | null
  /** What the picture shows; leave it out when the text beside it says the same. */
  alt?: string
  /** Width divided by height. Without it `className` must give the height, so that nothing jumps when the picture arrives. */
  ratio?: number
  fit?: 'cover' | 'contain'
  round?: 'none' | '8' | '12' | '16' | 'full'
  /** Ground behind the picture; what the address names comes first, `none` is see-through. */
  tone?: TileTone | 'none'
  /** Where the rings of the ground spread from. */
  ripple?: 'corner' | 'middle' | 'none'
  /** Load at once instead of when scrolled near: only for what the first screen shows. */
  eager?: boolean
  className?: string
}

const RIPPLE = { corner: '', middle: styles.middle, none: styles.still }
const ROUND = { none: '', '8': styles.r8, '12': styles.r12, '16': styles.r16, full: styles.full }

/**
 * A picture in a box that keeps its size while loading, and a quiet tile when there is none or it does not load. Drawn
 * again only for other props: a mini-program would pass its style to the view each time.
 */
export const Img = memo(function Img(props: ImgProps) {
  const { src, alt, ratio, fit = 'cover', round = 'none', tone = 'mint' } = props
  const { ripple = 'corner', eager, className } = props
  const picture = readPicture(src)
  const ground = picture.tone ?? tone
  const [broken, setBroken] = useState('')
  const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <View
      className={cx(
        styles.img,
        ROUND[round],
        ground !== 'none' && styles.tile,
        styles[ground],
        RIPPLE[ripple],
        className
      )}
      style={ratio ? { height: 0, paddingTop: `${100 / ratio}%` } : undefined}
      {...named}
    >
      {picture.address && picture.address !== broken ? (
        <Image
          className={styles.picture ?? ''}
          src={picture.address}
          mode={fit === 'contain' ? 'aspectFit' : 'aspectFill'}
          lazyLoad={!eager}
          onError={() => setBroken(picture.address)}
        />
      ) : (
        <View className={styles.fallback}>
          <Icon name="drop" size={28} />
        </View>
      )}
    </View>
  )
})
