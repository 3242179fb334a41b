import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { doseTexts } from '@/components/dose/texts'
import { CodeSheet } from '@/components/order/code-sheet'
import { piecesOf } from '@/components/order/goods-order'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { ListRow } from '@/components/ui/list-row'
import { Notice } from '@/components/ui/notice'
import { QrCode } from '@/components/ui/qr-code'
import { MoreLink } from '@/components/ui/section'
import { Tag } from '@/components/ui/tag'
import { distanceText } from '@/domain/booking/distance'
import { dateOf } from '@/domain/date'
import { codeNameOf } from '@/domain/kinds/code-names'
import { formatYuan } from '@/domain/money'
import { codeFace } from '@/domain/order/code-state'
import { navigate } from '@/routes/navigate'
import type { Branch } from '@/services/catalogue/branches'
import type { OrderCode, OrderDetail } from '@/services/order/order'
import { useRoot } from '@/stores/context'
import { openOrder } from '../open-order'
import { Cards, NextStep, PaidCard, PlainWays } from '../parts/cards'
import { DatedWay } from '../parts/dated-way'
import { SceneHero } from '../parts/scene-hero'
import { texts as pageTexts } from '../texts'
import styles from './codes.module.scss'
import type { Face, FaceProps } from './face'
import { kindTexts as texts } from './texts'

/** So many stand beside each other; the rest is in the order. */
const SHOWN = 2
const BRANCHES = 3

/** Codes that are good from now on: they are there at once, with where they are used. */
const Codes = observer(function Codes({ model, order }: FaceProps) {
  const { kind, type, codes, timeline, productName, lastPaid, actions } = order
  const codeName = codeNameOf(kind, type)
  const first = codes.find(({ state }) => state === 'unused')
  const where = timeline.find(({ state }) => state === 'now')?.text ?? ''
  const notes = [[productName, piecesOf(order)].filter((part) => part !== '').join(' · ')]
  const shown = codes.find(({ id }) => id === model.shownCode)
  return (
    <>
      <SceneHero order={order} title={[titleOf(order, codeName)]} notes={notes} />
      <Cards>
        <Tickets order={order} codeName={codeName} now={model.now} />
        {first && actions.includes('useCode') ? (
          <NextStep
            text={texts.show(codeName)}
            icon="qr"
            note={where}
            onTap={() => model.showCode(first.id)}
          />
        ) : null}
        {first ? <WhereCard branches={model.branches.value ?? []} /> : null}
        {first ? <YearCard code={first} /> : null}
        {lastPaid && lastPaid.ways.length > 1 ? <PaidCard order={order} /> : null}
        <PlainWays order={order} other={{ text: pageTexts.home, onTap: () => navigate('home') }} />
      </Cards>
      {shown ? (
        <CodeSheet
          open={model.codeShown}
          code={shown}
          face={codeFace(shown.state, shown.expiresAt, model.now)}
          codeName={codeName}
          name={productName}
          onClose={model.hideCode}
        />
      ) : null}
    </>
  )
})

function titleOf({ codes, statusName }: OrderDetail, codeName: string): string {
  const left = codes.filter(({ state }) => state === 'unused').length
  if (codes.length === 0) return texts.making(codeName)
  if (left < codes.length) return statusName
  return texts.codesYours(left > 1 ? doseTexts.count(left, '张') : '', codeName)
}

/** The first of them with what a till reads; a scanner needs dark on light in any theme. */
function Tickets({ order, codeName, now }: { order: OrderDetail; codeName: string; now: number }) {
  const { codes } = order
  if (codes.length === 0) {
    return (
      <Card className={styles.making}>
        <Icon name="ticket" size={32} tone="primary" />
        <View>{texts.makingNote}</View>
      </Card>
    )
  }
  return (
    <>
      <View className={cx(styles.tickets, codes.length === 1 && styles.single)} role="list">
        {codes.slice(0, SHOWN).map((code, at) => (
          <Ticket
            key={code.id}
            code={code}
            name={codes.length > 1 ? texts.codeNo(at + 1) : codeName}
            codeName={codeName}
            usable={codeFace(code.state, code.expiresAt, now) === 'unused'}
          />
        ))}
      </View>
      {codes.length > SHOWN ? (
        <View className={styles.rest}>
          <MoreLink text={texts.allCodes(codes.length)} onTap={() => openOrder(order)} />
        </View>
      ) : null}
    </>
  )
}

interface TicketProps {
  code: OrderCode
  name: string
  codeName: string
  usable: boolean
}

function Ticket({ code: { text }, name, codeName, usable }: TicketProps) {
  return (
    <View className={styles.ticket} role="listitem">
      <View className={styles.head}>
        <Text>{name}</Text>
        {usable ? <Tag tone="primary">{texts.usable}</Tag> : null}
      </View>
      {text ? (
        <>
          <QrCode text={text.replaceAll(' ', '')} label={`${codeName} ${text}`} className={styles.qr} />
          <View className={styles.cut} />
          <Text className={styles.text} userSelect>
            {text}
          </Text>
        </>
      ) : (
        <Icon name="checkC" size={40} tone="ink4" className={styles.used} />
      )}
    </View>
  )
}

/** The nearest branches of the city, where any of the codes is used. */
const WhereCard = observer(function WhereCard({ branches }: { branches: readonly Branch[] }) {
  const { location } = useRoot()
  if (branches.length === 0) return null
  return (
    <Card
      title={texts.where}
      extra={<Text className={styles.count}>{texts.branches(location.place.city, branches.length)}</Text>}
      className={styles.where}
    >
      {branches.slice(0, BRANCHES).map(({ id: hospitalId, name, address, distanceKm }) => (
        <ListRow
          key={hospitalId}
          icon="pin"
          label={name}
          note={address}
          value={distanceText(location.known(distanceKm)) || undefined}
          onTap={() => navigate('hospitalDetail', { hospitalId })}
        />
      ))}
    </Card>
  )
})

/** From today until it runs out, and what goes back of it. */
function YearCard({ code: { expiresAt, fen } }: { code: OrderCode }) {
  if (expiresAt === null) return null
  return (
    <Card title={texts.codeYear}>
      <DatedWay
        stations={[
          { title: texts.fromToday, icon: 'ticket', state: 'now', lines: [texts.anyTime] },
          { title: texts.refundable, icon: 'wallet', state: 'next', lines: texts.refundableNote },
          {
            ...{ title: texts.expires, icon: 'cal', state: 'next' },
            // It is good to the end of that day.
            lines: [dateOf(expiresAt - 1), texts.expiresNote]
          }
        ]}
      />
      <View className={styles.back}>
        <Notice round tone="primary" icon="info">
          {texts.unusedBack(formatYuan(fen))}
        </Notice>
      </View>
    </Card>
  )
}

export const face: Face = { View: Codes }
