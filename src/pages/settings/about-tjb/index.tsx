import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { ListRow } from '@/components/ui/list-row'
import { APP_VERSION } from '@/domain/constants'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import styles from './index.module.scss'
import { texts } from './texts'

function AboutTjb() {
  return (
    <View>
      <Header title={texts.title} />
      <View className={styles.brand}>
        <View className={styles.mark}>
          <Icon name="drop" size={48} tone="primary" />
        </View>
        <Text className={styles.name}>{texts.brand}</Text>
        <Text className={styles.slogan}>{texts.slogan}</Text>
        <Text className={styles.slogan}>{texts.version(APP_VERSION)}</Text>
      </View>
      <Card rows>
        <ListRow label={texts.agreements} onTap={() => navigate('agreementTable')} />
        <ListRow label={texts.download} onTap={() => navigate('downloadTjb')} />
        <ListRow label={texts.suggestion} onTap={() => navigate('suggestion')} />
      </Card>
    </View>
  )
}

export default page('aboutTjb', AboutTjb)
