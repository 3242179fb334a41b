import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { onDemand } from '@/components/ui/on-demand'
import type { ProofModel } from './proof-model'
import styles from './proof.module.scss'
import { proofTexts as texts } from './texts'

const ProofSheet = onDemand(() => import('./proof-sheet').then((part) => part.ProofSheet))

interface ProofProps {
  model: ProofModel
  day: string
  commitment: string
}

/** The seed that today is drawn by is fixed: its hash stands here before the first draw. */
export const Proof = observer(function Proof({ model, day, commitment }: ProofProps) {
  return (
    <>
      <Card title={texts.title} more={texts.how} onMore={() => model.show()}>
        <View className={styles.text}>{texts.text}</View>
        <View className={styles.name}>{texts.today(day)}</View>
        <View className={styles.hash}>{commitment}</View>
      </Card>
      <ProofSheet open={model.open} model={model} />
    </>
  )
})
