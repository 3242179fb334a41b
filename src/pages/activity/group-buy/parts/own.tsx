import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Countdown } from '@/components/ui/countdown'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Notice } from '@/components/ui/notice'
import { Tag } from '@/components/ui/tag'
import type { Group, Groups } from '@/services/activity/groups'
import { useRoot } from '@/stores/context'
import type { GroupBuyModel } from '../model'
import { texts } from '../texts'
import styles from './own.module.scss'

interface OwnProps {
  model: GroupBuyModel
  groups: Groups
}

/** How the group stands that was opened: who is in it, how long it waits, and what happens when it does not fill. */
export const Own = observer(function Own({ model, groups }: OwnProps) {
  const { group } = model
  const { size, hours } = groups
  if (!group) {
    return (
      <Card>
        <View className={styles.head}>{texts.start(size)}</View>
        <View className={styles.text}>{texts.startText(hours)}</View>
        <Notice round tone="primary" icon="shield" className={styles.promise}>
          {texts.promiseAlways}
        </Notice>
      </Card>
    )
  }
  const { state, missing, endsAt } = group
  return (
    <Card>
      <View role="status">
        <View className={styles.head}>{state === 'open' ? texts.missingPeople(missing) : texts[state]}</View>
      </View>
      {state === 'open' ? <Rest key={groups.serverTime} endsAt={endsAt} /> : null}
      <People group={group} />
      <Said group={group} />
      {state === 'open' ? (
        <Notice round tone="primary" icon="shield" className={styles.promise}>
          {texts.promise(endsAt)}
        </Notice>
      ) : null}
      {group.seat === 'chosen' ? (
        <Button kind="text" size="sm" block onTap={() => void model.leave()}>
          {texts.leave}
        </Button>
      ) : null}
    </Card>
  )
})

function Rest({ endsAt }: { endsAt: number }) {
  const { clock } = useRoot()
  return (
    <View className={styles.rest}>
      <Text aria-hidden>{texts.rest}</Text>
      <Countdown of={texts.ends} deadline={endsAt} now={clock.now} className={styles.count} />
      <Text>{texts.serverTime}</Text>
    </View>
  )
}

/** What it means for who looks at it. */
function Said({ group: { state, seat, seatUntil, free, refund } }: { group: Group }) {
  const text =
    refund !== null
      ? (refund.done ? texts.back : texts.backComing)(refund.fen)
      : state === 'full' && seat === 'paid'
        ? texts.fullText
        : seat === 'chosen' && seatUntil !== null
          ? texts.seat(seatUntil)
          : seat === 'ordered'
            ? texts.ordered
            : seat === 'none' && (state === 'full' || (state === 'open' && free === 0))
              ? texts.lostSeat
              : ''
  return text ? <View className={styles.said}>{text}</View> : null
}

function People({ group: { people, size, state } }: { group: Group }) {
  const empty = state === 'open' ? Math.max(0, size - people.length) : 0
  return (
    <View className={styles.people} role="list">
      {people.map(({ name, mine, leader, paid }, at) => {
        const facts = [leader ? texts.leader : '', paid ? '' : texts.unpaid].filter(Boolean)
        const shown = mine ? texts.me : name
        return (
          <View key={at} className={styles.person} role="listitem" aria-label={texts.person(shown, facts)}>
            <View className={styles.face}>
              <Img src="/seed-img/glyph/man.svg#sky" round="full" className={styles.avatar} />
              {leader ? (
                <Tag tone="fill" className={styles.leader}>
                  {texts.leader}
                </Tag>
              ) : null}
            </View>
            <View className={styles.name}>{shown}</View>
            {paid ? null : <View className={styles.unpaid}>{texts.unpaid}</View>}
          </View>
        )
      })}
      {Array.from({ length: empty }, (_, at) => (
        <View key={`empty-${at}`} className={styles.person} role="listitem">
          <View className={styles.free} aria-hidden>
            <Icon name="plus" size={20} />
          </View>
          <View className={styles.name}>{texts.waitsFor}</View>
        </View>
      ))}
    </View>
  )
}
