import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Tag } from '@/components/ui/tag'
import { dayAndTime, formatDateTime } from '@/domain/date'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { Device } from '@/services/account/profile'
import shared from '../shared/form.module.scss'
import styles from './index.module.scss'
import { DevicesModel } from './model'
import { texts } from './texts'

const when = (at: number) => dayAndTime(formatDateTime(at))

function Devices() {
  const model = usePageModel((root, scope) => new DevicesModel(root, scope))
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView
        value={model.devices.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: '/mine/devices' })}
      >
        {(devices) => (
          <View className={shared.page}>
            <Card rows>
              <View role="list">
                {devices.map((device) => (
                  <Row key={device.id} device={device} onEnd={() => void model.end(device)} />
                ))}
              </View>
            </Card>
            <View className={shared.note}>{devices.length > 1 ? texts.note : texts.alone}</View>
            {devices.length > 1 && (
              <View className={shared.actions}>
                <Button kind="line" block onTap={() => void model.end(null)}>
                  {texts.endAll}
                </Button>
              </View>
            )}
          </View>
        )}
      </LoadableView>
    </View>
  )
}

function Row({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const { name, current, loggedInAt, lastUsedAt } = device
  return (
    <View className={styles.device} role="listitem">
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        <View className={styles.when}>{texts.since(when(loggedInAt))}</View>
        {current ? null : <View className={styles.when}>{texts.used(when(lastUsedAt))}</View>}
      </View>
      {current ? (
        <Tag>{texts.current}</Tag>
      ) : (
        <Button kind="line" size="sm" label={texts.endOf(name)} onTap={onEnd}>
          {texts.end}
        </Button>
      )}
    </View>
  )
}

export default page('devices', Devices)
