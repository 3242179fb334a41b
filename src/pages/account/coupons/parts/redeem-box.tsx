import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import { Icon } from '@/components/ui/icon'
import { texts } from '../texts'
import styles from './redeem-box.module.scss'

export interface RedeemBoxProps {
  code: string
  onChange: (code: string) => void
  onRedeem: () => void
}

/** Takes a code against a coupon. */
export function RedeemBox({ code, onChange, onRedeem }: RedeemBoxProps) {
  return (
    <View className={styles.row}>
      <View className={styles.box}>
        <Icon name="ticket" size={18} tone="ink3" />
        <TextField
          className={styles.field}
          value={code}
          label={texts.redeemPlaceholder}
          placeholder={texts.redeemPlaceholder}
          maxLength={40}
          clearable
          confirmType="done"
          onChange={onChange}
          onConfirm={onRedeem}
        />
      </View>
      <Button kind="soft" className={styles.button} onTap={onRedeem}>
        {texts.redeem}
      </Button>
    </View>
  )
}
