import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import type { BranchModel } from '../model'
import { texts } from '../texts'
import styles from './hero.module.scss'

/** Outside and inside: one picture in sight, the others as a strip on it. */
export const Hero = observer(function Hero({ model }: { model: BranchModel }) {
  const { gallery, pictureAt } = model
  return (
    <View className={styles.hero}>
      <Img src={gallery[pictureAt] ?? ''} ripple="none" eager className={styles.picture} />
      {gallery.length > 1 ? (
        <View className={styles.strip} role="radiogroup" aria-label={texts.gallery}>
          {gallery.map((src, at) => (
            <Tap
              key={src}
              role="radio"
              label={texts.picture(at + 1)}
              checked={at === pictureAt}
              className={cx(styles.small, at === pictureAt && styles.on)}
              onTap={() => model.showPicture(at)}
            >
              <Img src={src} ripple="none" round="8" className={styles.thumb} />
            </Tap>
          ))}
        </View>
      ) : null}
    </View>
  )
})
