import { suggest, type SuggestionKind } from '@/services/account/suggestions'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { FormState } from '@/components/account/form/form-state'
import { texts } from './texts'

const lengthOf = (text: string): number => Array.from(text.trim()).length

/** What somebody tells the shop; a guest may, too. */
export class SuggestionModel {
  readonly form: FormState<'text' | 'contact'>
  kind: SuggestionKind = 'booking'
  text = ''
  contact = ''
  done = false

  constructor(private readonly root: Root) {
    this.form = new FormState(root, 'suggestion', ['text', 'contact'])
    const { kind = this.kind, text = '', contact = '' } = root.items.get('suggestion') ?? {}
    Object.assign(this, { kind, text, contact })
    observed(this)
  }

  enter(): void {
    // There is nothing to ask for.
  }

  choose(kind: SuggestionKind): void {
    this.kind = kind
    this.keep()
  }

  type(field: 'text' | 'contact', value: string): void {
    this[field] = value
    this.keep()
    this.form.clear(field)
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    const { kind, text, contact, form } = this
    const length = lengthOf(text)
    const fine = form.check({
      text: length < 5 ? texts.tooShort : length > 500 ? texts.tooLong : null,
      contact: lengthOf(contact) > 50 ? texts.contactLong : null
    })
    if (!fine) return
    const sent = await form.send(async () => {
      await suggest(this.root.call, { kind, text: text.trim(), contact: contact.trim() })
      return true
    })
    if (sent) this.finish()
  })

  /** For who comes back after a reload. */
  private keep(): void {
    const { kind, text, contact } = this
    this.root.items.set('suggestion', { kind, text, contact })
  }

  private finish(): void {
    this.root.items.remove('suggestion')
    this.done = true
  }
}
