import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { fieldId } from '@/components/contact/field-id'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { Empty, ErrorState, LoginRequired } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { groupOf, NETWORK_RETRY_TEXT } from '@/contract/errors'
import { maskPerson } from '@/domain/mask'
import { genderOptions } from '@/domain/person/gender'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import type { OrderPerson as Given } from '@/services/placing/order-person'
import type { ConfirmParams } from '../../shared/confirmable'
import { LockedPerson } from '../../shared/parts/locked-person'
import { SexHistory } from '../../shared/parts/sex-history'
import type { PersonModel } from '../../shared/person'
import { texts as confirmTexts } from '../../shared/texts'
import styles from './card.module.scss'
import type { OrderPersonModel } from './model'
import { texts } from './texts'

interface OrderPersonProps {
  model: OrderPersonModel
  person: PersonModel
  params: ConfirmParams
}

const rowsOf = (given: Given) => ({
  ...maskPerson(given),
  gender: genderOptions(null).find(({ value }) => value === given.gender)?.label ?? ''
})

/** 体检人 in mini-program order mode (§4): told by the order and not asked. */
export const OrderPerson = observer(function OrderPerson({ model, person, params }: OrderPersonProps) {
  const title = person.form.label ?? confirmTexts.person
  const { errors, asksSexHistory } = person
  const here = { ...params }
  const typeIt = () => {
    const { orderNum: _order, ...own } = here
    navigate('confirm', own, { replace: true })
  }
  return (
    <View className={styles.given}>
      <LoadableView
        value={model.state}
        skeleton={
          <Waiting title={title}>
            <SkeletonList rows={2} />
          </Waiting>
        }
        error={({ code, message }) => {
          const group = groupOf(code)
          const login = () => navigate('authorize', { url: publicHref('confirm', here) })
          return (
            <Waiting title={title}>
              {group === 'gone' ? (
                <Empty
                  title={texts.missing}
                  text={texts.missingHint}
                  actions={[{ text: texts.typeIt, onTap: typeIt }]}
                />
              ) : group === 'login' ? (
                <LoginRequired onLogin={login} />
              ) : (
                <ErrorState
                  title={texts.failed}
                  text={group === 'retry' ? NETWORK_RETRY_TEXT : message}
                  onRetry={() => void model.load()}
                />
              )}
            </Waiting>
          )
        }}
      >
        {(given) => (
          <LockedPerson title={title} rows={rowsOf(given)} errors={errors}>
            <SexHistory open={asksSexHistory} person={person} />
          </LockedPerson>
        )}
      </LoadableView>
    </View>
  )
})

/** Where the person will stand: what is missing leads here. */
function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <View id={fieldId('name')}>{children}</View>
    </Card>
  )
}
