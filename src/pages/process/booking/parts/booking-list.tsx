import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Progressive } from '@/components/progressive'
import { onDemand } from '@/components/ui/on-demand'
import { Chip } from '@/components/ui/chip'
import { Img } from '@/components/ui/img'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { Tap } from '@/components/ui/tap'
import { longDate } from '@/domain/date'
import { BRANCH_ORDERS } from '@/domain/booking/branch-sort'
import { canBookBranch } from '@/domain/booking/slot/stock'
import { limitTexts } from '@/domain/person/limits'
import { navigate } from '@/routes/navigate'
import type { BookingInfo, ListedBranch } from '@/services/booking/booking'
import { useRoot } from '@/stores/context'
import type { DoseModel } from '../dose'
import type { BookingFlow } from '../flow'
import type { InCard } from '../in-card'
import styles from '../index.module.scss'
import type { BookingModel } from '../model'
import { texts } from '../texts'
import { BranchRow } from './branch-row'
import { DateTabs } from './date-tabs'
import { EmptyCity } from './empty-city'

const DoseTop = onDemand(() => import('./dose-top').then((part) => part.DoseTop))
const CardBranches = onDemand(() => import('../on-card/branches').then((part) => part.CardBranches))
const TimeCard = onDemand(() => import('./time-card').then((part) => part.TimeCard))

interface BookingListProps {
  info: BookingInfo
  model: BookingModel
  flow: BookingFlow
  /** Where times stand in the card of a branch. */
  inCard: InCard | null
  dose: DoseModel
  onChangeCity: () => void
}

/** Product, date tabs, sort bar and branches; or the empty state in their place. */
export const BookingList = observer(function BookingList(props: BookingListProps) {
  const { info, model, flow, inCard, dose, onChangeCity } = props
  const { location } = useRoot()
  const emptyCity = model.isEmptyCity
  return (
    <Progressive>
      {dose.visit ? (
        <DoseTop open dose={dose} date={model.activeDate} today={model.today} />
      ) : (
        <Product info={info} />
      )}
      {!emptyCity && <DateTabs model={model} flow={flow} />}
      {model.city.left && location.cityCode === location.first.cityCode && (
        <View role="status">
          <Notice
            tone="primary"
            icon="pin"
            round
            className={styles.notice}
            action={
              <Tap className={styles.back} onTap={model.city.back}>
                {texts.backToCity(model.city.left.city)}
              </Tap>
            }
            onClose={model.city.dismissLeft}
          >
            {texts.switched(model.city.left.city, location.first.city)}
          </Notice>
        </View>
      )}
      {emptyCity ? (
        <EmptyCity model={model} cities={info.cities ?? []} onChangeCity={onChangeCity} />
      ) : info.card ? (
        <CardBranches open info={info} model={model} flow={flow} inCard={inCard} />
      ) : (
        <Branches model={model} flow={flow} inCard={inCard} dose={dose} />
      )}
    </Progressive>
  )
})

function Product({ info: { product, about } }: { info: BookingInfo }) {
  return (
    <>
      <View className={styles.product}>
        <Img src={product.image} tone={about.tone} round="8" className={styles.thumb} eager />
        <View className={styles.about}>
          <View className={styles.name}>{product.name}</View>
          <View className={styles.facts}>{about.facts}</View>
        </View>
        <Price fen={about.priceFen} size="sm" />
      </View>
      {about.familyUnfit && (
        <Notice
          icon="info"
          action={
            <Tap className={styles.back} role="link" onTap={() => navigate('shop')}>
              {texts.otherProducts}
            </Tap>
          }
        >
          {texts.familyUnfit(limitTexts(product).join('、'))}
        </Notice>
      )}
    </>
  )
}

/** Drawings of the shop's own stand for a branch that has no picture. */
const DRAWN = '/seed-img/'

/** What is said of what all cards show. */
const notesOf = (branches: readonly ListedBranch[]): string[] => [
  ...(branches.some(({ reviewCount }) => reviewCount > 0) ? [texts.reviewNote] : []),
  ...(branches.some(({ image }) => image.startsWith(DRAWN)) ? [texts.drawnNote] : [])
]

const Branches = observer(function Branches({
  model,
  flow,
  inCard,
  dose
}: Omit<BookingListProps, 'info' | 'onChangeCity'>) {
  const { branches, nearestId, activeDate, order, params, draft, withBreakfast } = model
  const { visit } = draft?.parts ?? {}
  if (branches.length === 0 && !withBreakfast) {
    return (
      <View className={styles.empty}>
        <Empty
          card
          title={texts.emptyDay}
          text={texts.emptyDayHint}
          actions={[{ text: texts.nearestWeek, onTap: model.nearestWeek }]}
        />
      </View>
    )
  }
  return (
    <>
      <View className={styles.spoken} role="status">
        {texts.branchCount(longDate(activeDate), branches.length)}
      </View>
      {inCard && branches.length === 1 ? (
        <View className={styles.alone} />
      ) : (
        <View className={styles.sort}>
          <View className={styles.orders} role="radiogroup" aria-label={texts.sort}>
            {BRANCH_ORDERS.map(({ value, label }) => (
              <Chip
                key={value}
                role="radio"
                surface
                on={value === order}
                className={styles.chip}
                onTap={() => model.setOrder(value)}
              >
                {label}
              </Chip>
            ))}
          </View>
          {!inCard && (
            <Chip
              role="checkbox"
              surface
              on={withBreakfast}
              className={styles.chip}
              onTap={model.toggleBreakfast}
            >
              {texts.breakfast}
            </Chip>
          )}
        </View>
      )}
      {branches.length === 0 && (
        <View className={styles.empty}>
          <Empty
            card
            title={texts.breakfastNone}
            actions={[{ text: texts.seeAll, onTap: model.toggleBreakfast }]}
          />
        </View>
      )}
      <Progressive step={2}>
        {branches.map((branch) => (
          <BranchRow
            key={branch.id}
            branch={branch}
            date={activeDate}
            freeAfter={canBookBranch(branch) ? '' : model.freeAfter(branch.id)}
            nearest={branch.id === nearestId}
            paid={dose.visit !== undefined || params.cardNumber !== undefined}
            mark={
              branch.id === params.hospitalId
                ? texts.fromBranch
                : dose.hereBefore(branch.id) ||
                  (branch.id === visit?.branch.id && activeDate === visit.date ? texts.chosenBefore : '')
            }
            busy={flow.busy}
            onNext={() => (inCard ? inCard.open(branch.id) : void flow.next(branch))}
            onChangeDate={() => void flow.changeDate(branch)}
          >
            {inCard && inCard.branch?.id === branch.id && <TimeCard open inCard={inCard} />}
          </BranchRow>
        ))}
        <View className={styles.foot}>
          <View>{dose.note || texts.priceNote}</View>
          <View>{notesOf(branches).join('；')}</View>
        </View>
      </Progressive>
    </>
  )
})
