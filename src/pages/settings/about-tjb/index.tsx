import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { ListRow } from '@/components/ui/list-row'
import { APP_VERSION } from '@/domain/constants'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import styles from './index.module.scss'
import { AboutModel } from './model'
import { DownloadRow } from './download-row'
import { texts } from './texts'

function AboutTjb() {
  const { shop } = usePageModel((_root, scope) => new AboutModel(scope))
  return (
    <View>
      <Header title={texts.title} />
      <View className={styles.brand}>
        <View className={styles.mark}>
          <Icon name="drop" size={48} tone="primary" />
        </View>
        <Text className={styles.name}>{shop?.name || host.shopName()}</Text>
        <Text className={styles.slogan}>{texts.slogan}</Text>
        <Text className={styles.slogan}>{texts.version(APP_VERSION)}</Text>
      </View>
      <Card rows>
        <ListRow label={texts.agreements} onTap={() => navigate('agreementTable')} />
        <DownloadRow />
        <ListRow label={texts.suggestion} onTap={() => navigate('suggestion')} />
        {shop?.phone ? (
          <ListRow
            label={texts.phone}
            value={[shop.phone, shop.hours].filter((part) => part).join(' ')}
            onTap={() => host.callPhone(shop.phone)}
          />
        ) : null}
      </Card>
      {shop?.licences.map((line) => (
        <Text key={line} className={styles.licence}>
          {line}
        </Text>
      ))}
    </View>
  )
}

export default page('aboutTjb', AboutTjb)
