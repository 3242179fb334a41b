import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Img } from '@/components/ui/img'
import { Sheet } from '@/components/ui/sheet'
import type { Drawn } from '@/services/activity/draws'
import type { DrawModel } from './draw-model'
import styles from './result-sheet.module.scss'
import { creditOf, PICTURES, wayTo } from './result'
import { resultTexts as texts } from './texts'

/** What was drawn, where it is, and until when it can be used. */
export const ResultSheet = observer(function ResultSheet({
  open,
  model
}: {
  open: boolean
  model: DrawModel
}) {
  const { result } = model
  return result ? <Result open={open} model={model} drawn={result} /> : null
})

const TITLES: Partial<Record<Drawn['prize']['kind'], string>> = { none: texts.nothing, again: texts.another }

function Result({ open, model, drawn }: { open: boolean; model: DrawModel; drawn: Drawn }) {
  const { kind, name } = drawn.prize
  const close = () => model.closeResult()
  const way = wayTo(drawn)
  return (
    <Sheet
      open={open}
      title={TITLES[kind] ?? texts.won}
      onClose={close}
      footer={
        <View className={styles.buttons}>
          {way ? (
            <Button block onTap={way.go}>
              {way.text}
            </Button>
          ) : null}
          <Button block kind={way ? 'line' : 'primary'} onTap={close}>
            {texts.close}
          </Button>
        </View>
      }
    >
      <View className={styles.result} role="status">
        <Img
          src={PICTURES[kind]}
          tone={kind === 'none' ? 'sand' : 'apricot'}
          round="16"
          className={styles.picture}
        />
        {kind === 'none' ? null : <View className={styles.name}>{name}</View>}
        {drawn.instead === '' ? null : (
          <View className={styles.text}>{texts.instead(drawn.instead, name)}</View>
        )}
        <View className={styles.text}>{creditOf(drawn)}</View>
      </View>
    </Sheet>
  )
}
