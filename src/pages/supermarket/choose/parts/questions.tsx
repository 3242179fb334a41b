import { observer } from 'mobx-react-lite'
import { Dialog } from '@/components/ui/dialog'
import { formatYuan } from '@/domain/money'
import type { ChooseModel, Question } from '../model'
import { texts } from '../texts'

/** A package takes over what was chosen by itself. */
const take = ({ pkg, taken }: Extract<Question, { kind: 'take' }>) => ({
  title: texts.takeTitle(pkg.name),
  text: texts.takeText(pkg.name),
  list: taken.map(({ itemName, salePriceFen }) => ({ text: itemName, priceFen: salePriceFen })),
  confirmText: texts.know
})

/** A package goes with the item that is deleted. @param totalFen what all costs now */
const drop = ({ pkg, item }: Extract<Question, { kind: 'drop' }>, totalFen: number) => ({
  title: texts.dropTitle,
  text: texts.dropText(item.itemName, pkg.name, pkg.items.length - 1),
  list: [
    ...pkg.items.map(({ itemCode, itemName }) => ({
      text: itemName,
      note: itemCode === item.itemCode ? texts.dropThis : texts.dropAlong
    })),
    { text: texts.dropTotal(formatYuan(totalFen)), priceFen: totalFen - pkg.salePriceFen }
  ],
  confirmText: texts.drop,
  danger: true
})

/** What is asked before a package changes other choices (R4.52, R4.53). */
export const Questions = observer(function Questions({ open, model }: { open: boolean; model: ChooseModel }) {
  const { question, priceFen } = model
  if (!open || !question) return null
  const words = question.kind === 'take' ? take(question) : drop(question, priceFen)
  return (
    <Dialog
      key={question.kind}
      open
      {...words}
      cancelText={texts.cancel}
      onConfirm={() => model.answer(true)}
      onCancel={() => model.answer(false)}
    />
  )
})
