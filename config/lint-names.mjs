/** Names that one place alone may write, read from where they stand; eslint.config.mjs says where each rule holds. */
import fs from 'node:fs'

const sourceOf = (file) => fs.readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** The list of kinds imports the rules of each from a file of its name. */
const KINDS = Array.from(
  sourceOf('src/domain/kinds/index.ts').matchAll(/^import \{ \w+ \} from '\.\/([\w-]+)'$/gm),
  ([, kind]) => kind
)
const aKind = `/^(${KINDS.join('|')})$/`
export const kindNames = [`Literal[value=${aKind}]`, `TemplateElement[value.raw=${aKind}]`].map(
  (selector) => ({
    selector,
    message:
      'A kind is named in its own modules alone (domain/kinds, pages/process/kinds, pages/confirm/kinds, server/ordering/kinds): ask KINDS, a plan or a flow for what differs.'
  })
)
/** Their numbers are read where they stand, that of the web is too common to be told from others but in what is called a channel. */
const [web, ...channels] = Array.from(
  sourceOf('src/contract/channels.ts')
    .match(/CHANNEL = \{([^}]*)\}/)[1]
    .matchAll(/\d+/g),
  ([number]) => number
)
export const channelNumbers = [
  ...channels.map((number) => `Literal[value=${number}]`),
  `Literal[value=/^(${[web, ...channels].join('|')})$/]`,
  `Property[key.name=/channel|comefrom/i] Literal[value=${web}]`
].map((selector) => ({
  selector,
  message: 'Channels have their numbers in src/contract/channels.ts alone: use CHANNEL.'
}))
/** The ways in which an order is fulfilled are read where they stand. */
const aWay = `/^(${Array.from(
  sourceOf('src/domain/kinds/types.ts').matchAll(/readonly by: '(\w+)'/g),
  ([, way]) => way
).join('|')})$/`
export const fulfilmentQuestions = [
  `BinaryExpression[left.property.name='by'][right.value=${aWay}]`,
  `BinaryExpression[left.expression.property.name='by'][right.value=${aWay}]`,
  "SwitchStatement[discriminant.property.name='by']",
  "SwitchStatement[discriminant.expression.property.name='by']",
  "ImportDeclaration[source.value='@/domain/kinds'] > ImportSpecifier[imported.name='fulfilmentOf']"
].map((selector) => ({
  selector,
  message:
    'How an order is fulfilled is asked in server/ordering/fulfilment alone: call fulfilmentOf(order), or for a product a function of domain/kinds/traits.'
}))
/** Orders of some kinds have a page of their own. */
const orderPages = [
  {
    selector: 'CallExpression[callee.name=/^(navigate|backTo)$/] > Literal[value=/^(sugarO|o)rderDetail$/]',
    message:
      'Where the page of an order is depends on its kind: toOrder and orderPage of components/order say it.'
  }
]

export const inOnePlace = [...kindNames, ...channelNumbers, ...orderPages]

/** Words that the glossary (docs/map.md) has replaced, each before the word that took its place. */
const REPLACED = [
  ['tellUser', 'notifyUser'],
  ['toldOf', 'notificationOf'],
  ['asOrdered', 'lockExaminee'],
  ['owedDto', 'balanceDto'],
  ['owedPayStatus', 'balancePayStatus'],
  ['orderClaims', 'orderReservations'],
  ['Claim', 'Reservation'],
  ['ClaimKind', 'ReservationKind'],
  ['ClaimPart', 'ReservationPart'],
  ['takeClaims', 'reserveAll'],
  ['claimsLeft', 'reservationsLeft'],
  ['refundPayouts', 'refundTransactions'],
  ['finishPayout', 'finishRefundTransaction'],
  ['askedPayouts', 'pendingRefundTransactions'],
  ['settleDues', 'postInstalments'],
  ['settlingOf', 'checkoutWayOf'],
  ['refreshUnsettled', 'refreshPending'],
  ['duesOf', 'instalmentsOf'],
  ['planDues', 'planInstalments'],
  ['judgeVisit', 'validateVisit'],
  ['judgeGoods', 'validateGoods'],
  ['judgeLocked', 'validateLocked'],
  ['OnceKey', 'IdempotencyKey'],
  ['serveVisit', 'answerVisit'],
  ['seatGone', 'seatUnavailable'],
  ['InTurn', 'Progressive']
]
export const wordsThatWent = REPLACED.map(([word]) => word)
