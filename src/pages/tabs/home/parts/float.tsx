import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import { follow } from '@/routes/link'
import type { HomeModel } from '../model'
import { homeTexts } from '../texts'
import styles from './float.module.scss'

/** The floating entry of a running lottery (§7 `/lottery/float`); it can be put aside. */
export const Float = observer(function Float({ model }: { model: HomeModel }) {
  const { float } = model
  if (!float) return null
  return (
    <View className={styles.float}>
      <Tap role="link" label={float.title} onTap={() => follow(float.link)}>
        <Img src={float.imgUrl} tone="apricot" round="full" className={styles.floatImg} />
      </Tap>
      <Tap
        className={styles.floatClose}
        label={homeTexts.closeFloat}
        onTap={() => model.closeFloat(float.id)}
      >
        <Icon name="closeC" size={18} tone="ink3" />
      </Tap>
    </View>
  )
})
