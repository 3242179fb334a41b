import { FormState } from '@/components/account/form/form-state'
import { codeOf, CODE_LENGTH, isGiftCode } from '@/domain/gift/code'
import { GIFT_TEXTS } from '@/domain/gift/texts'
import { formatYuan } from '@/domain/money'
import { addGift } from '@/services/card/gift'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { addTexts as texts } from '../texts'

/** With what stands between the groups. */
const TYPED_LENGTH = CODE_LENGTH + 8

/** A card by its code. What was typed stays until it is added. */
export class AddModel {
  readonly form: FormState<'code'>
  open = false
  typed = ''
  /** One key for one code, so that a lost answer is asked for again. */
  private key: { readonly of: string; readonly key: string } | null = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly added: () => Promise<void>
  ) {
    this.form = new FormState(root, 'gift-add', ['code'])
    observed(this)
  }

  start(): void {
    this.open = true
  }

  close(): void {
    this.open = false
  }

  type(text: string): void {
    this.typed = text.toUpperCase().slice(0, TYPED_LENGTH)
    this.form.clear('code')
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    const { root, form } = this
    const code = codeOf(this.typed)
    const problem = isGiftCode(code) ? null : GIFT_TEXTS.codeForm
    if (!form.check({ code: code === '' ? texts.missing : problem })) return
    const added = await form.send(async () => addGift(root.call, code, await this.keyOf(code)))
    if (!added) return
    this.done()
    root.feedback.toast({ text: texts.added(formatYuan(added.fen)), icon: 'success' })
    if (!this.scope.left) await this.added()
  })

  private async keyOf(code: string): Promise<string> {
    if (this.key?.of !== code) this.setKey(code, await this.root.newKey())
    return this.key?.key ?? ''
  }

  private setKey(of: string, key: string): void {
    this.key = { of, key }
  }

  private done(): void {
    this.typed = ''
    this.key = null
    this.open = false
  }
}
