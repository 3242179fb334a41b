import type { AuthcodeResults } from '../auth/dto/auth'
import type { Empty } from '../common/dto'
import type * as binding from './binding-dto'
import type * as dto from './dto'
import type * as wallet from './wallet-dto'
import { row, type EndpointMeta } from '../endpoint'

const reads = (path: string): EndpointMeta => ({ method: 'GET', path, auth: 'user', changes: false })
const changes = (path: string): EndpointMeta => ({
  method: 'POST',
  path,
  auth: 'user',
  changes: true,
  showLoading: true
})
/** Numbers, passwords and documents travel sealed. */
const sealed = (path: string): EndpointMeta => ({ ...changes(path), encrypted: true })

/** How a card comes to an account and leaves it (§7). */
const bindings = {
  'card.personalInfo': row<binding.PersonalInfoInput, binding.PersonalInfo>(
    sealed('/card/personalBindCardInfo')
  ),
  'card.personalBind': row<binding.PersonalBindInput, binding.Bound>(sealed('/card/personalBindCard')),
  'card.enterpriseInfo': row<binding.EnterpriseInfoInput, binding.EnterpriseInfo>(
    sealed('/card/enterpriseBindCardInfo')
  ),
  'card.enterpriseBind': row<binding.EnterpriseBindInput, binding.Bound>(sealed('/card/enterpriseBindCard')),
  'card.registerBind': row<binding.RegisterBindInput, binding.Registered>(sealed('/card/registerBindCard')),
  'card.password': row<binding.PasswordInput, Empty>(sealed('/card/update/pwd')),
  'card.sendCode': row<binding.CardCodeInput, AuthcodeResults>(changes('/card/sendCode')),
  'card.unbind': row<binding.UnbindInput, Empty>({
    ...changes('/card/relieveBindCard/:x'),
    method: 'GET'
  }),
  'card.employers': row<binding.EmployersInput, binding.Employers>(reads('/card/employer/list'))
} as const

/** What is on a card, what became of it, and whom it is for. */
const wallets = {
  'card.wallet': row<Empty, wallet.Wallet>(reads('/card/wallet')),
  'card.detail': row<wallet.CardDetailInput, wallet.CardDetail>(reads('/card/detail/:x')),
  'card.movements': row<wallet.MovementsInput, wallet.Movements>(reads('/card/movements/:x')),
  'card.people': row<wallet.CardPeopleInput, wallet.CardPerson[]>(reads('/card/people/:x')),
  'card.choices': row<wallet.CardChoicesInput, wallet.CardChoice[]>(
    reads('/card/choices/:cardNumber/:contactsId')
  ),
  'card.nameFamily': row<wallet.CardFamilyInput, wallet.CardPerson[]>(changes('/card/family/name')),
  'card.dropFamily': row<wallet.CardFamilyInput, wallet.CardPerson[]>(changes('/card/family/drop')),
  'card.loss': row<wallet.CardLossInput, wallet.CardDetail>(changes('/card/loss')),
  'card.found': row<wallet.CardFoundInput, wallet.CardDetail>(changes('/card/found'))
} as const

/** What the cards of the account are good for, and what became of them (§7). */
export const myCardEndpoints = {
  ...bindings,
  ...wallets,
  'card.services': row<Empty, dto.CardService[]>({
    method: 'GET',
    path: '/booking/allService/list/v2',
    auth: 'user',
    changes: false
  }),
  'card.history': row<Empty, dto.CardHistory[]>({
    method: 'GET',
    path: '/booking/allHistoryService/list',
    auth: 'user',
    changes: false
  })
} as const
