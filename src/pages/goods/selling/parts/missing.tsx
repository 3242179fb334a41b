import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { navigate } from '@/routes/navigate'
import { texts } from '../texts'

/** A kind that the product names but does not sell yet (§1). */
const DRUGSTORE = 'drugstore-chain'

export interface MissingProps {
  type: string
  /** The page draws the header itself. */
  bare?: boolean
}

/** No such kind or product: what to do instead. */
export function Missing({ type, bare = false }: MissingProps) {
  return (
    <>
      {bare ? null : <Header title={texts.title} />}
      <Empty
        title={type === DRUGSTORE ? texts.drugstore : texts.missing}
        text={texts.missingText}
        actions={[
          { text: texts.toSearch, kind: 'line', onTap: () => navigate('search') },
          { text: texts.toShop, onTap: () => navigate('shop') }
        ]}
      />
    </>
  )
}
