import { View } from '@tarojs/components'
import { Icon } from '@/components/ui/icon'
import { QrCode } from '@/components/ui/qr-code'
import { Sheet } from '@/components/ui/sheet'
import type { CodeFace } from '@/domain/order/code-state'
import type { OrderCode } from '@/services/order/order'
import styles from './index.module.scss'
import { codeSheetTexts as texts } from './texts'

interface CodeSheetProps {
  open: boolean
  code: OrderCode
  face: CodeFace
  codeName: string
  name: string
  onClose: () => void
}

/** A code as large as a till wants it; what the till does with it is seen here. */
export function CodeSheet({ open, code, face, codeName, name, onClose }: CodeSheetProps) {
  return (
    <Sheet open={open} title={texts.shown(codeName)} subtitle={name} onClose={onClose}>
      <View className={styles.show}>
        {code.text ? (
          <>
            <QrCode text={code.text.replaceAll(' ', '')} label={`${codeName} ${code.text}`} />
            <View className={styles.big}>{code.text}</View>
          </>
        ) : (
          <Icon name="checkC" size={48} tone="primary" />
        )}
        <View className={styles.state} role="status">
          {face === 'taken'
            ? texts.taken
            : face === 'used'
              ? texts.used(codeName)
              : face === 'unused'
                ? texts.hint(codeName)
                : ''}
        </View>
        {face === 'unused' ? <View className={styles.note}>{texts.keep(codeName)}</View> : null}
      </View>
    </Sheet>
  )
}
