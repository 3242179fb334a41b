import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { MonthDays } from '@/components/booking/month-days'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { RadioList } from '@/components/ui/form/radio-list'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { onDemand } from '@/components/ui/on-demand'
import { Empty, ErrorState } from '@/components/ui/page-state'
import { Sheet } from '@/components/ui/sheet'
import { SkeletonList } from '@/components/ui/skeleton'
import { groupOf, NETWORK_RETRY_TEXT } from '@/contract/errors'
import { longDate } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePullDown } from '@/routes/pull-down'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import styles from './index.module.scss'
import { CalendarModel, isNamed, type CalendarParams, type Subject } from './model'
import { texts } from './texts'

const CityPanel = onDemand(() => import('@/components/city/city-panel').then((part) => part.CityPanel))

/** The days on which a product can be had (§2 /test-calendar). */
function CalendarPage() {
  const { type = '', productCode = '', orgCode = '' } = useParams('testCalendar')
  const { location } = useRoot()
  return (
    <View>
      <Header title={texts.title} />
      <Calendar
        key={`${type} ${productCode} ${location.cityCode}`}
        type={type}
        productCode={productCode}
        orgCode={orgCode}
      />
    </View>
  )
}

const Calendar = observer(function Calendar(params: CalendarParams) {
  const model = usePageModel((root, scope) => new CalendarModel(root, scope, params))
  usePullDown(() => model.load())
  if (!isNamed(params)) return <Products model={model} />
  return (
    <LoadableView
      value={model.subject.loadable}
      skeleton={<SkeletonList rows={4} />}
      error={({ code, message }) =>
        groupOf(code) === 'gone' ? (
          <Empty
            title={texts.missing}
            text={texts.missingText}
            actions={[{ text: texts.toShop, onTap: () => navigate('shop') }]}
          />
        ) : (
          <ErrorState
            title={groupOf(code) === 'retry' ? NETWORK_RETRY_TEXT : message}
            onRetry={() => void model.load()}
          />
        )
      }
    >
      {(subject) => <OfProduct model={model} subject={subject} />}
    </LoadableView>
  )
})

/** What there is a calendar of, where the address names no product. */
const Products = observer(function Products({ model }: { model: CalendarModel }) {
  return (
    <LoadableView
      value={model.products.loadable}
      skeleton={<SkeletonList rows={6} />}
      onRetry={() => void model.load()}
      empty={
        <Empty title={texts.noProducts} actions={[{ text: texts.toShop, onTap: () => navigate('shop') }]} />
      }
    >
      {(list) => (
        <Card className={styles.card} title={texts.chooseFirst}>
          {list.map(({ kind: type, productCode, name, saleFen }) => (
            <ListRow
              key={productCode}
              label={name}
              value={`¥${formatYuan(saleFen)}`}
              onTap={() => navigate('testCalendar', { type, productCode })}
            />
          ))}
          <Button block kind="line" className={styles.more} onTap={() => navigate('shop')}>
            {texts.toShop}
          </Button>
        </Card>
      )}
    </LoadableView>
  )
})

const OfProduct = observer(function OfProduct({
  model,
  subject
}: {
  model: CalendarModel
  subject: Subject
}) {
  const { location } = useRoot()
  const [choosing, choose] = useState<'' | 'city' | 'place'>('')
  const { product, branches } = subject
  const { productCode: id, kind: type, name } = product
  if (!model.isBooked) {
    return (
      <Empty
        title={texts.noBooking}
        actions={[{ text: texts.toProduct, onTap: () => navigate('selling', { type, id }) }]}
      />
    )
  }
  return (
    <>
      <Card className={styles.card}>
        <ListRow
          label={name}
          value={`¥${formatYuan(product.saleFen)}`}
          onTap={() => navigate('selling', { type, id })}
        />
        <ListRow
          icon="pin"
          label={model.branch?.name ?? texts.allOf(model.city)}
          value={texts.changePlace}
          note={model.branch?.address}
          onTap={() => choose('place')}
        />
      </Card>
      <LoadableView
        value={model.days.loadable}
        skeleton={<SkeletonList rows={6} />}
        onRetry={() => void model.loadDays()}
      >
        {(days) =>
          model.anyDay ? (
            <Card flush className={styles.card} title={texts.choose}>
              <View className={styles.days}>
                <MonthDays
                  days={days}
                  today={model.today}
                  marked={model.marked?.date ?? ''}
                  onMark={model.mark}
                />
              </View>
            </Card>
          ) : (
            <Empty
              title={texts.noDays}
              text={texts.noDaysHint}
              actions={[
                { text: texts.changeCity, kind: 'line', onTap: () => choose('city') },
                { text: texts.changePlace, onTap: () => choose('place') }
              ]}
            />
          )
        }
      </LoadableView>
      <Chosen model={model} />
      <Sheet
        open={choosing === 'place'}
        title={texts.places}
        onClose={() => choose('')}
        footer={
          <Button kind="line" block onTap={() => choose('city')}>
            {texts.changeCity}
          </Button>
        }
      >
        <RadioList
          label={texts.places}
          value={model.branch?.id ?? ''}
          options={[
            { value: '', label: texts.allOf(model.city) },
            ...branches.map(({ id: value, name: label, address: note }) => ({ value, label, note }))
          ]}
          onChange={(branchId) => {
            choose('')
            model.choosePlace(branchId)
          }}
        />
      </Sheet>
      <CityPanel
        open={choosing === 'city'}
        currentCode={location.cityCode}
        onChoose={(city) => {
          choose('')
          location.choose(city)
        }}
        onClose={() => choose('')}
      />
    </>
  )
})

/** The marked day, and on to its booking. */
const Chosen = observer(function Chosen({ model }: { model: CalendarModel }) {
  const { marked } = model
  return (
    <ActionBar
      left={
        <View className={styles.picked} role="status">
          {marked ? (
            <>
              <Text>{`${texts.picked} `}</Text>
              <Text className={styles.date}>{longDate(marked.date)}</Text>
              <Text>{` ${texts.left(marked.remaining)}`}</Text>
            </>
          ) : (
            <Text>{texts.nothing}</Text>
          )}
        </View>
      }
    >
      <Button block disabled={!marked} onTap={model.book}>
        {texts.book}
      </Button>
    </ActionBar>
  )
})

export default page('testCalendar', CalendarPage)
