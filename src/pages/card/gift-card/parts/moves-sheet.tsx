import { observer } from 'mobx-react-lite'
import { LoadableView } from '@/components/loadable-view'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/page-state'
import { Sheet } from '@/components/ui/sheet'
import { dateOf } from '@/domain/date'
import { tailOf } from '../../shared/numbers'
import { movesTexts as texts, texts as pageTexts } from '../texts'
import { Moves } from './moves'
import type { MovesModel } from './moves-model'

/** What became of one card, or of all of them. */
export const MovesSheet = observer(function MovesSheet({
  open,
  model
}: {
  open: boolean
  model: MovesModel
}) {
  const { card } = model
  return (
    <Sheet
      open={open}
      height="tall"
      title={card ? texts.of(tailOf(card.no)) : texts.all}
      subtitle={card ? pageTexts.until(dateOf(card.expiresAt)) : undefined}
      onClose={() => model.close()}
    >
      <LoadableView value={model.request.loadable} onRetry={() => void model.load()}>
        {({ hasMore }) => (
          <>
            {model.list.length === 0 ? <Empty title={texts.none} /> : <Moves list={model.list} />}
            {hasMore ? (
              <Button kind="line" block onTap={() => void model.more()}>
                {texts.more}
              </Button>
            ) : null}
          </>
        )}
      </LoadableView>
    </Sheet>
  )
})
