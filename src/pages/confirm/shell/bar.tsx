import { observer } from 'mobx-react-lite'
import { ActionBar, ActionSum } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { formatYuan } from '@/domain/money'
import { texts } from '../shared/texts'
import type { Drawn } from './model'
import type { SubmitModel } from './submit'

interface BarProps {
  model: Drawn
  submit: SubmitModel
}

/** What is paid now, and its order; only the button where nothing is paid. */
export const Bar = observer(function Bar({ model, submit }: BarProps) {
  const { priced, pricing, paying, settled, toPayFen, savedFen, blocked, words } = model
  const { loading } = pricing.quote
  const send = () => void submit.submit()
  if (pricing.action !== undefined) {
    return (
      <ActionBar>
        <Button part="confirm-submit" block loading={submit.busy} onTap={send}>
          {pricing.action}
        </Button>
      </ActionBar>
    )
  }
  return (
    <ActionBar
      hideOnInput
      left={
        <ActionSum
          label={words?.toPay ?? paying?.label ?? texts.toPay}
          amount={<Price fen={toPayFen} exact />}
          spoken={settled ? formatYuan(toPayFen) : ''}
          note={words?.note ?? (savedFen > 0 ? texts.saved(formatYuan(savedFen)) : undefined)}
          saving={!words?.note}
          calculating={loading}
        />
      }
    >
      <Button
        part="confirm-submit"
        block
        loading={submit.busy}
        disabled={(loading && !priced) || blocked !== undefined}
        onTap={send}
      >
        {blocked ?? words?.submit ?? texts.submit}
      </Button>
    </ActionBar>
  )
})
