import { observable, runInAction } from 'mobx'
import type { ProductKind } from '@/domain/kinds'
import type { CartGoods } from '@/services/cart/cart'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { CartPricing } from '../../pricing/cart'
import type { ConsentAbout } from '../consent/about'
import { ConsentModel } from '../consent/model'

/** What the products of a kind ask consent for; undefined of kinds that ask for none. */
export type ConsentOf = (kind: ProductKind) => ConsentAbout | undefined

/** Lines of a cart that ask for consent, each with its own. */
export class KitsModel {
  private readonly asked = observable.map<string, ConsentModel>([], { deep: false })

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly pricing: CartPricing,
    private readonly aboutOf: ConsentOf
  ) {
    observed(this)
  }

  get consents(): readonly { readonly name: string; readonly model: ConsentModel }[] {
    return this.pricing.lines.flatMap((line) => {
      const model = this.asked.get(line.key)
      return model?.wanted && line.told.product ? [{ name: line.told.product.name, model }] : []
    })
  }

  /** Of a line that was asked. */
  consentOf({ key }: CartGoods) {
    const model = this.asked.get(key)
    return model?.wanted ? { agreed: model.agreed, questionId: model.questionId } : null
  }

  ask(): void {
    for (const line of this.pricing.lines) this.askOf(line)
  }

  private askOf({ key, told: { product } }: CartGoods): void {
    const about = product ? this.aboutOf(product.kind) : undefined
    if (!product || !about) return
    const { root, scope } = this
    const { kind, productCode, name } = product
    const draft = root.process.open({ kind, productCode })
    const model =
      this.asked.get(key) ??
      new ConsentModel(root, scope, draft.key, about, () => ({ code: productCode, name }))
    runInAction(() => this.asked.set(key, model))
    void model.load()
  }
}
