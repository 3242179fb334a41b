import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Progressive } from '@/components/progressive'
import { cx } from '@/components/ui/cx'
import { onDemand } from '@/components/ui/on-demand'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { SectionTitle } from '@/components/ui/section'
import { Tag } from '@/components/ui/tag'
import { byCard } from '@/domain/card/branch-terms'
import { canBookBranch } from '@/domain/booking/slot/stock'
import { longDate } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { host } from '@/platform/host'
import type { BookingInfo, ListedBranch } from '@/services/booking/booking'
import { useRoot } from '@/stores/context'
import type { BookingFlow } from '../flow'
import type { InCard } from '../in-card'
import type { BookingModel } from '../model'
import { BranchRow } from '../parts/branch-row'
import styles from './branches.module.scss'
import { BranchMap } from './map'
import { Refusing } from './refusing'
import { texts } from './texts'

const TimeCard = onDemand(() => import('../parts/time-card').then((part) => part.TimeCard))

const rowId = (branchId: string): string => `card-branch-${branchId}`

interface CardBranchesProps {
  open: boolean
  info: BookingInfo
  model: BookingModel
  flow: BookingFlow
  /** Where times stand in the card of a branch. */
  inCard: InCard | null
}

/** The branches that take a card with what is paid there, what costs nothing first, and those that do not with the reason. */
export const CardBranches = observer(function CardBranches({ info, model, flow, inCard }: CardBranchesProps) {
  const { location, settings } = useRoot()
  const [picked, pick] = useState('')
  const { activeDate, nearestId, draft } = model
  const { visit, onCard } = draft?.parts ?? {}
  const { lastDate = '', refusing = [] } = info.card ?? {}
  const branches = model.branches
    .map((branch) => ({ ...branch, payFen: branch.payFen ?? 0, km: location.known(branch.distanceKm) }))
    .sort(byCard)
  const show = (branchId: string) => {
    pick(branchId)
    host.scrollTo(rowId(branchId))
  }
  // Of a day that is not listed there is nothing to be marked.
  const outside = model.days.some(({ date }) => date > lastDate)
  return (
    <>
      <View className={styles.spoken} role="status">
        {texts.branchCount(longDate(activeDate), branches.length)}
      </View>
      {outside ? <View className={styles.until}>{texts.until(longDate(lastDate))}</View> : null}
      {location.position && !settings.elder && branches.length > 0 ? (
        <BranchMap
          branches={branches}
          refusing={refusing}
          own={location.position}
          picked={picked}
          onPick={show}
        />
      ) : null}
      {branches.length === 0 ? (
        <View className={styles.empty}>
          <Empty
            card
            title={texts.emptyDay}
            text={texts.emptyDayHint}
            actions={[{ text: texts.nearestWeek, onTap: model.nearestWeek }]}
          />
        </View>
      ) : (
        <SectionTitle
          title={texts.take(branches.length)}
          sub={location.position ? texts.byKm : texts.byRoom}
        />
      )}
      <Progressive step={2}>
        {branches.map((branch) => (
          <View key={branch.id} id={rowId(branch.id)} className={cx(branch.id === picked && styles.picked)}>
            <BranchRow
              branch={branch}
              date={activeDate}
              freeAfter={canBookBranch(branch) ? '' : model.freeAfter(branch.id)}
              nearest={branch.id === nearestId}
              paid={false}
              price={<CardPrice payFen={branch.payFen} ofCompany={onCard?.ofCompany ?? false} />}
              note={<WhatFor branch={branch} />}
              mark={branch.id === visit?.branch.id && activeDate === visit.date ? texts.before : ''}
              busy={flow.busy}
              onNext={() => (inCard ? inCard.open(branch.id) : void flow.next(branch))}
              onChangeDate={() => void flow.changeDate(branch)}
            >
              {inCard?.branch?.id === branch.id && <TimeCard open inCard={inCard} />}
            </BranchRow>
          </View>
        ))}
        <Refusing branches={refusing} />
        <View className={styles.foot}>{texts.priceNote}</View>
      </Progressive>
    </>
  )
})

/** Who pays, and what is left to the customer. */
function CardPrice({ payFen, ofCompany }: { payFen: number; ofCompany: boolean }) {
  return (
    <View className={styles.price}>
      {payFen === 0 ? (
        <Tag tone="success">{ofCompany ? texts.company : texts.card}</Tag>
      ) : (
        <View className={styles.more}>{texts.more}</View>
      )}
      <Price fen={payFen} exact />
    </View>
  )
}

/** What the customer pays here for. */
function WhatFor({ branch: { payFen = 0, fee } }: { branch: ListedBranch }) {
  const upgradeFen = payFen - (fee?.fen ?? 0)
  const lines = [
    ...(upgradeFen > 0 ? [texts.upgrade(formatYuan(upgradeFen))] : []),
    ...(fee ? [texts.fee(fee.name, formatYuan(fee.fen))] : [])
  ]
  return lines.length > 0 ? (
    <View className={styles.note}>
      {lines.map((line) => (
        <View key={line}>{line}</View>
      ))}
    </View>
  ) : null
}
