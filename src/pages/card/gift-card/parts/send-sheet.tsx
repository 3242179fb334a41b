import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { RadioList } from '@/components/ui/form/radio-list'
import { TextField } from '@/components/ui/form/text-field'
import { Sheet } from '@/components/ui/sheet'
import { dateOf } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import type { SentGift } from '@/services/card/gift'
import { tailOf } from '../../shared/numbers'
import { sendTexts as texts, texts as pageTexts } from '../texts'
import type { SendModel } from './send-model'
import styles from './send-sheet.module.scss'

interface PartProps {
  open: boolean
  model: SendModel
}

/** How much, from which card, to whom, with which words; then the link. */
export const SendSheet = observer(function SendSheet({ open, model }: PartProps) {
  const { ready } = model
  return ready ? <Ready open={open} model={model} sent={ready} /> : <Form open={open} model={model} />
})

const Form = observer(function Form({ open, model }: PartProps) {
  const { form, cards, card } = model
  const left = formatYuan(card?.leftFen ?? 0)
  return (
    <Sheet
      open={open}
      title={texts.title}
      keepOnMask
      onClose={() => model.close()}
      footer={
        <Button block loading={form.busy} onTap={() => void model.submit()}>
          {texts.submit}
        </Button>
      }
    >
      {cards.length > 1 ? (
        <RadioList
          label={texts.card}
          value={card?.no ?? null}
          options={cards.map(({ no, leftFen, expiresAt }) => ({
            value: no,
            label: pageTexts.tail(tailOf(no)),
            note: texts.cardNote(formatYuan(leftFen), dateOf(expiresAt))
          }))}
          onChange={(no) => model.pick(no)}
        />
      ) : null}
      <Field
        id={form.idOf('amount')}
        label={texts.amount}
        required
        hint={texts.amountHint(left)}
        error={form.errors.amount ?? null}
      >
        <TextField
          type="digit"
          value={model.amount}
          placeholder={left}
          maxLength={9}
          onChange={(text) => model.typeAmount(text)}
        />
      </Field>
      <Field id={form.idOf('toName')} label={texts.to} required error={form.errors.toName ?? null}>
        <TextField
          value={model.toName}
          placeholder={texts.toPlaceholder}
          onChange={(text) => model.typeTo(text)}
        />
      </Field>
      <Field id={form.idOf('words')} label={texts.words} error={form.errors.words ?? null}>
        <TextField
          value={model.words}
          placeholder={texts.wordsPlaceholder}
          onChange={(text) => model.typeWords(text)}
        />
      </Field>
      <View className={styles.note}>{texts.rule}</View>
    </Sheet>
  )
})

const Ready = observer(function Ready({ open, model, sent }: PartProps & { sent: SentGift }) {
  return (
    <Sheet
      open={open}
      title={texts.readyTitle}
      subtitle={texts.ready(sent.toName, formatYuan(sent.fen))}
      onClose={() => model.close()}
      footer={
        <View className={styles.buttons}>
          {model.canShare ? (
            <Button block icon="share" onTap={() => void model.share()}>
              {texts.byHost}
            </Button>
          ) : null}
          <Button
            block
            kind={model.canShare ? 'line' : 'primary'}
            icon="copy"
            onTap={() => void model.copy()}
          >
            {texts.copy}
          </Button>
        </View>
      }
    >
      {sent.words === '' ? null : <View className={styles.words}>{sent.words}</View>}
      <View className={styles.link}>
        <Text>{model.url}</Text>
      </View>
      <View className={styles.note}>{texts.readyUntil(sent.until)}</View>
    </Sheet>
  )
})
