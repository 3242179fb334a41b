import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { QrCode } from '@/components/ui/qr-code'
import { Sheet } from '@/components/ui/sheet'
import type { InviteModel } from '../model'
import { texts } from '../texts'
import styles from './qr-sheet.module.scss'

/** The link as a code, for a friend who is there. */
export const QrSheet = observer(function QrSheet({ open, model }: { open: boolean; model: InviteModel }) {
  return (
    <Sheet open={open} title={texts.qrTitle} onClose={() => model.setQr(false)}>
      <QrCode text={model.url} label={texts.qrLabel} className={styles.code ?? ''} />
      <View className={styles.text}>{texts.qrText}</View>
    </Sheet>
  )
})
