import { observer } from 'mobx-react-lite'
import { demoCodeText } from '@/components/account/demo-code'
import { Button } from '@/components/ui/button'
import { useCountdown } from '@/components/ui/countdown'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Notice } from '@/components/ui/notice'
import { onDemand } from '@/components/ui/on-demand'
import { useRoot } from '@/stores/context'
import type { CodeSender } from './code-sender'
import { formTexts as texts } from './texts'

const CheckSheet = onDemand(() => import('@/components/account/human-check').then((part) => part.HumanCheck))

interface CodeFieldProps {
  id: string
  sender: CodeSender
  error: string | undefined
  /** Before the code is sent: whether it can be, and to whom. */
  onSend: () => void
  onType: () => void
}

/** The field of a code with the button that sends it. */
export const CodeField = observer(function CodeField({ id, sender, error, onSend, onType }: CodeFieldProps) {
  const { clock } = useRoot()
  const left = useCountdown({ deadline: sender.sendAgainAt, now: clock.now })
  const seconds = Math.ceil(left / 1000)
  const send = (
    <Button kind="text" size="sm" disabled={seconds > 0} onTap={onSend}>
      {seconds > 0 ? texts.sendAgain(seconds) : texts.send}
    </Button>
  )
  return (
    <>
      <Field id={id} label={texts.code} required error={error} end={send}>
        <TextField
          type="number"
          value={sender.code}
          autoComplete="one-time-code"
          placeholder={texts.codePlaceholder}
          onChange={(code) => {
            sender.type(code)
            onType()
          }}
        />
      </Field>
      {sender.demoCode !== '' && (
        <Notice tone="primary" round>
          {demoCodeText(sender.demoCode)}
        </Notice>
      )}
      <CheckSheet open={sender.check.open} model={sender.check} />
    </>
  )
})
