import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { AddressFields } from '@/components/contact/address-fields'
import { ConsentCheck, RelationField } from '@/components/contact/entered'
import { fieldId } from '@/components/contact/field-id'
import { PersonFields } from '@/components/contact/person-fields'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Empty, ErrorState, LoginRequired } from '@/components/ui/page-state'
import { groupOf } from '@/contract/errors'
import { host } from '@/platform/host'
import { publicHref } from '@/routes/href'
import { goBack, navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import styles from './index.module.scss'
import { AddInfoModel, NEW, type AddInfoParams } from './model'
import { texts } from './texts'

/** Ids of this page's fields: the confirm screen may lie under it. */
const FORM = 'contact'

function AddInfo() {
  const params = useParams('addInfo')
  const { session } = useRoot()
  const toLogin = () => {
    const back = publicHref('addInfo', { ...params })
    session.setRedirect(back)
    navigate('authorize', { url: back })
  }
  return (
    <View>
      <Header title={params.contacts_id === NEW ? texts.add : texts.edit} />
      {session.isLoginedUser ? <Entry {...params} /> : <LoginRequired onLogin={toLogin} />}
    </View>
  )
}

/** The contact of who is logged in. */
const Entry = observer(function Entry(params: AddInfoParams) {
  const model = usePageModel((root, scope) => new AddInfoModel(root, scope, params))
  return (
    <LoadableView
      value={model.contact.loadable}
      onRetry={() => void model.load()}
      error={({ code }) =>
        groupOf(code) === 'gone' ? (
          <Empty title={texts.missing} actions={[{ text: texts.back, onTap: goBack }]} />
        ) : (
          <ErrorState onRetry={() => void model.load()} />
        )
      }
    >
      {() => <ContactForm model={model} />}
    </LoadableView>
  )
})

const ContactForm = observer(function ContactForm({ model }: { model: AddInfoModel }) {
  const { draft, errors } = model
  const { call } = useRoot()
  const save = async () => {
    const result = await model.save()
    if (!result) return
    if ('saved' in result) goBack()
    else host.toField(fieldId(result.wrong, FORM))
  }
  const remove = async () => {
    if (await model.remove()) goBack()
  }
  return (
    <View className={styles.page}>
      <Card title={texts.person} className={styles.card}>
        <PersonFields
          form={FORM}
          value={draft}
          label={null}
          errors={errors}
          notices={model.notices}
          onChange={model.change}
          onBlur={model.left}
        />
        <RelationField
          relation={draft.relation}
          names={model.relations.value ?? []}
          onChange={(relation) => model.change({ relation })}
        />
      </Card>
      <Card title={texts.address} className={styles.card}>
        <AddressFields
          form={FORM}
          call={call}
          region={draft.region}
          detail={draft.addressDetail}
          errors={errors}
          onRegion={model.chooseRegion}
          onDetail={model.typeAddress}
        />
      </Card>
      {model.needsConsent ? (
        <ConsentCheck consent={model.consent} error={model.consentError} onChange={model.setConsent} />
      ) : null}
      {model.isNew ? null : (
        <View className={styles.remove}>
          <Button kind="text" onTap={() => void remove()}>
            {texts.remove}
          </Button>
        </View>
      )}
      <ActionBar hideOnInput>
        <Button block loading={model.busy} onTap={() => void save()}>
          {texts.save}
        </Button>
      </ActionBar>
    </View>
  )
})

export default page('addInfo', AddInfo)
