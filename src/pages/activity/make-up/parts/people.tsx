import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import type { Pair, PairPage } from '@/services/activity/pairs'
import type { MakeUpModel } from '../model'
import { texts } from '../texts'
import styles from './people.module.scss'

interface PeopleProps {
  model: MakeUpModel
  page: PairPage
}

/** Who is there and who is missing, and how the second is found. */
export const People = observer(function People({ model, page }: PeopleProps) {
  const { pair, chooses } = model
  const state = pair?.state ?? 'open'
  return (
    <Card>
      <View role="status">
        <View className={styles.head}>{texts.heads[state]}</View>
      </View>
      <View className={styles.pair} role="list">
        <Person name={firstOf(page, pair)} note={texts.ready} />
        <View className={styles.plus} aria-hidden>
          <Icon name="plus" size={20} />
        </View>
        <Second pair={pair} />
      </View>
      <Said page={page} pair={pair} />
      {chooses && page.state === 'open' ? <Choice model={model} page={page} /> : null}
      {pair?.role === 'friend' && pair.state === 'both' ? (
        <Button kind="text" size="sm" block onTap={() => model.leave()}>
          {texts.leave}
        </Button>
      ) : null}
    </Card>
  )
})

const firstOf = ({ ownName }: PairPage, pair: Pair | null): string =>
  (pair === null || pair.role === 'owner' ? ownName || pair?.ownerName : pair.ownerName) || texts.me

function Person({ name, note }: { name: string; note: string }) {
  return (
    <View className={styles.person} role="listitem" aria-label={`${name}，${note}`}>
      <Img src="/seed-img/glyph/man.svg#sky" round="full" className={styles.avatar} />
      <View className={styles.name}>{name}</View>
      <View className={styles.ready}>
        <Icon name="checkC" size={16} tone="primary" />
        <Text className={styles.note}>{note}</Text>
      </View>
    </View>
  )
}

function Second({ pair }: { pair: Pair | null }) {
  if (pair?.second) {
    const { name, contactsId } = pair.second
    const shown = name || (pair.role === 'friend' ? texts.me : texts.byLink)
    return <Person name={shown} note={contactsId || pair.role !== 'owner' ? texts.ready : texts.byLink} />
  }
  return (
    <View className={cx(styles.person, styles.free)} role="listitem">
      <View className={styles.circle} aria-hidden>
        <Icon name="plus" size={24} />
      </View>
      <View className={styles.name}>{texts.empty}</View>
      <View className={styles.note}>{pair ? texts.waits : texts.emptyNote}</View>
    </View>
  )
}

/** What it means for who looks at it. */
function Said({ page: { hours }, pair }: { page: PairPage; pair: Pair | null }) {
  if (!pair) return <View className={styles.said}>{texts.held(hours)}</View>
  const { role, state, endsAt, ownerName, code, second } = pair
  if (code) {
    return (
      <View className={styles.code}>
        <View>{texts.yours}</View>
        <View className={styles.text}>
          <Text userSelect>{code.text}</Text>
        </View>
        <View className={styles.note}>{`${texts.until(code.expiresAt)} · ${texts.yoursNote}`}</View>
      </View>
    )
  }
  if (role === 'friend' && state === 'paid') return <View className={styles.said}>{texts.noCode}</View>
  if (role === 'owner' && state === 'paid') {
    return <View className={styles.said}>{second?.contactsId ? texts.familyCodes : texts.friendCode}</View>
  }
  if (state !== 'open' && state !== 'both') return null
  return (
    <View className={styles.said}>
      {role === 'other' && state === 'open' ? texts.invited(ownerName) : texts.heldUntil(endsAt)}
    </View>
  )
}

const Choice = observer(function Choice({ model, page: { family } }: PeopleProps) {
  const { pair, busy } = model
  const chosen = pair?.second?.contactsId
  // Who came by the link is not put out by a tap on somebody else.
  if (pair?.second && !chosen) {
    return (
      <Button kind="text" size="sm" block disabled={busy} onTap={() => model.clear()}>
        {texts.clear}
      </Button>
    )
  }
  return (
    <>
      <View className={styles.label}>{texts.family}</View>
      {family.length === 0 ? (
        <View className={styles.none}>
          <Text>{texts.noFamily}</Text>
          <Button kind="line" size="sm" onTap={() => navigate('family')}>
            {texts.addFamily}
          </Button>
        </View>
      ) : (
        <View className={styles.family}>
          {family.map(({ contactsId, name, relation }) => (
            <Tap
              key={contactsId}
              className={cx(styles.relative, contactsId === chosen && styles.on)}
              label={contactsId === chosen ? texts.chosen(name) : `${name}，${relation}`}
              onTap={() => model.choose(contactsId)}
            >
              <View className={styles.name}>{name}</View>
              <View className={styles.note}>{relation}</View>
            </Tap>
          ))}
        </View>
      )}
      {pair?.second ? null : (
        <Button kind="soft" block icon="share" disabled={busy} onTap={() => void model.invite()}>
          {texts.invite}
        </Button>
      )}
    </>
  )
})
