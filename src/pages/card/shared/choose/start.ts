import { draftKey } from '@/domain/draft/draft'
import { navigate, type NavigateOptions } from '@/routes/navigate'
import type { CardChoice, CardPerson } from '@/services/card/people'
import type { CardDetail } from '@/services/card/wallet'
import type { Root } from '@/stores/root'

/** A package of a card for somebody, on its way to a branch: a draft of its own, which is another with another person. */
export function startBooking(
  root: Root,
  card: CardDetail,
  person: CardPerson,
  choice: CardChoice,
  options: NavigateOptions = {}
): void {
  const { kind, productCode, fromComboId, comboId } = choice
  if (!kind) return
  const { process, items } = root
  const subject = { kind, productCode, card: card.number }
  const key = draftKey(subject)
  const before = process.draft(key)?.parts.onCard
  if (before && (before.person.id !== person.id || before.fromComboId !== fromComboId)) process.remove(key)
  process.open(subject)
  const { id, name, relation } = person
  process.put(key, {
    examineeId: id,
    onCard: {
      person: { id, name, relation },
      fromComboId,
      cardName: card.company || card.name,
      ofCompany: card.ofCompany
    }
  })
  items.set('cardNumber', card.number)
  items.set('comboId', comboId)
  navigate('cardBooking', { type: kind, id: productCode, cardNumber: card.number }, options)
}
