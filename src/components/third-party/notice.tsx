import { Text, View } from '@tarojs/components'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Scene } from '@/components/ui/scene'
import { host } from '@/platform/host'
import { texts } from './texts'
import styles from './index.module.scss'

interface ThirdPartyNoticeProps {
  open: boolean
  /** Host of the page that is gone to; without it the insurance mall. */
  site?: string
  onGo: () => void
  /** The person stays. */
  onStay: () => void
}

/** Before a page of a third party (§2): whose it is, and who answers for it. One button goes there; the way back stays. */
export function ThirdPartyNotice({ open, site, onGo, onStay }: ThirdPartyNoticeProps) {
  return (
    <Dialog
      open={open}
      picture={
        <View className={styles.picture}>
          <Scene name="thirdparty" eager />
        </View>
      }
      title={texts.title(host.shopName())}
      text={site === undefined ? texts.mall : texts.site(site)}
      confirmText={texts.known}
      onConfirm={onGo}
      onCancel={onStay}
    >
      <View className={styles.keeps}>
        <Icon name="lock" size={18} tone="primary" className={styles.sign} />
        <Text>{texts.keeps}</Text>
      </View>
    </Dialog>
  )
}
