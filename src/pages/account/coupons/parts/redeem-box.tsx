import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { FieldContext } from '@/components/ui/form/context'
import { FieldError } from '@/components/ui/form/field-error'
import { TextField } from '@/components/ui/form/text-field'
import { Icon } from '@/components/ui/icon'
import { texts } from '../texts'
import styles from './redeem-box.module.scss'

export interface RedeemBoxProps {
  code: string
  /** What is wrong with the code; '' while nothing is. */
  error: string
  onChange: (code: string) => void
  onRedeem: () => void
}

/** Id of the field, to be brought into view. */
export const REDEEM_FIELD = 'redeem-code'
const ERROR_ID = `${REDEEM_FIELD}-error`
const WRONG = { required: true, invalid: true, describedBy: ERROR_ID }
const ASKED = { required: true, invalid: false }

/** Takes a code against a coupon. */
export function RedeemBox({ code, error, onChange, onRedeem }: RedeemBoxProps) {
  return (
    <View id={REDEEM_FIELD} className={styles.row}>
      <View className={cx('focus-frame', styles.box)}>
        <Icon name="ticket" size={18} tone="ink3" />
        <FieldContext.Provider value={error ? WRONG : ASKED}>
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
        </FieldContext.Provider>
      </View>
      <Button kind="soft" className={styles.button} onTap={onRedeem}>
        {texts.redeem}
      </Button>
      {error ? <FieldError id={ERROR_ID} text={error} className={styles.error} /> : null}
    </View>
  )
}
