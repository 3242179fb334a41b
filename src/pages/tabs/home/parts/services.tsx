import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import { follow } from '@/routes/link'
import type { HomeModel } from '../model'
import styles from './services.module.scss'

/** The grid of services, five in a row; in care mode two. */
export const Services = observer(function Services({ model }: { model: HomeModel }) {
  if (model.services.length === 0) return null
  return (
    <View className={styles.services} data-part="home-services">
      {model.services.map((item) => (
        <Tap key={item.id} className={styles.service} role="link" onTap={() => follow(item.link)}>
          <View className={styles.serviceIcon}>
            <Img src={item.imgUrl} ripple="none" round="16" eager className={styles.servicePicture} />
          </View>
          <View className={styles.name}>
            <Text>{item.title}</Text>
            {item.badge ? <Text className={styles.flag}>{item.badge}</Text> : null}
          </View>
        </Tap>
      ))}
    </View>
  )
})
