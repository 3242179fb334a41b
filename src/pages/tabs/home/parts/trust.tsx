import { Text, View } from '@tarojs/components'
import { Img } from '@/components/ui/img'
import type { HomeModule } from '@/services/catalogue/content'
import styles from './trust.module.scss'

/** What the shop stands for: promises of the server, each with its drawing and its proof. */
export function Trust({ module }: { module: HomeModule }) {
  if (module.items.length === 0) return null
  return (
    <View className={styles.trust} role="list" aria-label={module.title}>
      {module.items.map(({ id, title, imgUrl, badge }) => (
        <View key={id} className={styles.promise} role="listitem">
          <Img src={imgUrl} ripple="none" round="12" fit="contain" eager className={styles.art} />
          <View className={styles.words}>
            <View className={styles.title}>{title}</View>
            <Text className={styles.proof}>{badge}</Text>
          </View>
        </View>
      ))}
    </View>
  )
}
