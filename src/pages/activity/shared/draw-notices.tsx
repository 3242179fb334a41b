import { observer } from 'mobx-react-lite'
import { Notice } from '@/components/ui/notice'
import type { DrawModel } from './draw-model'
import styles from './draw.module.scss'
import { texts } from './texts'

/** Why this person cannot draw, or that an answer was lost. */
export const DrawNotices = observer(function DrawNotices({ model }: { model: DrawModel }) {
  const { draws, pending } = model
  const refusal = draws?.refusal ?? ''
  return (
    <>
      {refusal === '' ? null : (
        <Notice round icon="info" className={styles.notice}>
          {refusal}
        </Notice>
      )}
      {pending ? (
        <Notice round icon="info" className={styles.notice}>
          {texts.pending}
        </Notice>
      ) : null}
    </>
  )
})
