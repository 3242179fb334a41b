import { orderPerson, type OrderPerson } from '@/services/placing/order-person'
import { LoadableRequest, type Loadable } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { PersonModel } from '../../shared/person'

/** Whom an order of the mini-program is for, read once for the order that is confirmed here. */
export class OrderPersonModel {
  private readonly request = new LoadableRequest<OrderPerson>()

  constructor(
    private readonly scope: PageScope,
    private readonly person: PersonModel,
    private readonly orderNum: string
  ) {
    observed(this)
  }

  get state(): Loadable<OrderPerson> {
    const { given } = this.person
    return given ? { state: 'ready', value: given } : this.request.loadable
  }

  async load(): Promise<void> {
    const { scope, person, orderNum } = this
    if (person.given) return
    const given = await scope.run(this.request, () => orderPerson(scope.call, orderNum))
    if (given) person.give(given)
  }
}
