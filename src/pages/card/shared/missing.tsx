import { Empty } from '@/components/ui/page-state'
import { navigate } from '@/routes/navigate'
import { cardTexts } from './texts'

/** In the place of a card that is not on the account. */
export function MissingCard() {
  const toWallet = () => navigate('cardService', {}, { replace: true })
  return (
    <Empty
      title={cardTexts.missing}
      text={cardTexts.missingText}
      actions={[{ text: cardTexts.toWallet, onTap: toWallet }]}
    />
  )
}
