import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { AddressFields } from '@/components/contact/address-fields'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Field } from '@/components/ui/form/field'
import { TextArea } from '@/components/ui/form/text-area'
import { TextField } from '@/components/ui/form/text-field'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { Empty } from '@/components/ui/page-state'
import { Switch } from '@/components/ui/switch'
import { ADDRESS_TAGS } from '@/domain/address/tags'
import { goBack, navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import styles from '../shared/form.module.scss'
import { AddressModel, NEW } from './model'
import { texts } from './texts'

function Address() {
  const { id } = useParams('address')
  const model = usePageModel((root, scope) => new AddressModel(root, scope, id))
  return (
    <View>
      <Header title={id === NEW ? texts.add : texts.edit} />
      <LoadableView
        value={model.stored.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: '/mine/addresses' })}
        isEmpty={(stored) => stored === null}
        empty={<Empty title={texts.missing} actions={[{ text: texts.back, onTap: () => goBack() }]} />}
      >
        {() => <Form model={model} />}
      </LoadableView>
    </View>
  )
}

const Form = observer(function Form({ model }: { model: AddressModel }) {
  const { call } = useRoot()
  const { form, draft, pasted } = model
  const { region, address } = form.errors
  const save = async () => {
    if (await model.save()) goBack()
  }
  const remove = async () => {
    if (await model.remove()) goBack()
  }
  return (
    <View className={styles.page}>
      <Card>
        <Field id="address-paste" label={texts.paste} tall>
          <TextArea
            value={pasted}
            placeholder={texts.pastePlaceholder}
            onChange={(text) => model.paste(text)}
          />
        </Field>
        {pasted !== '' && (
          <Button kind="soft" size="sm" loading={form.busy} onTap={() => void model.read()}>
            {texts.read}
          </Button>
        )}
      </Card>
      <Card>
        <Field id={form.idOf('name')} label={texts.name} required error={form.errors.name}>
          <TextField
            value={draft.name}
            autoComplete="name"
            placeholder={texts.namePlaceholder}
            onChange={(name) => model.change({ name }, 'name')}
          />
        </Field>
        <Field id={form.idOf('mobile')} label={texts.mobile} required error={form.errors.mobile}>
          <TextField
            type="tel"
            value={draft.mobile}
            autoComplete="tel"
            placeholder={texts.mobilePlaceholder}
            onChange={(mobile) => model.typeMobile(mobile)}
          />
        </Field>
        <AddressFields
          form="address"
          call={call}
          region={draft.region}
          detail={draft.detail}
          required
          regionLabel={texts.regionLabel}
          errors={{ ...(region ? { region } : {}), ...(address ? { address } : {}) }}
          onRegion={(chosen) => model.change({ region: chosen }, 'region')}
          onDetail={(typed) => model.typeDetail(typed)}
        />
        <Field id="address-tag" label={texts.tag}>
          <View className={styles.tags}>
            {ADDRESS_TAGS.map((tag) => (
              <Chip
                key={tag}
                role="checkbox"
                on={draft.tag === tag}
                onTap={() => model.change({ tag: draft.tag === tag ? '' : tag })}
              >
                {tag}
              </Chip>
            ))}
          </View>
        </Field>
        <ListRow
          label={texts.byDefault}
          note={texts.byDefaultNote}
          value={
            <Switch
              on={draft.isDefault}
              label={texts.byDefault}
              onChange={(isDefault) => model.change({ isDefault })}
            />
          }
        />
      </Card>
      <View className={styles.note}>{texts.privacy}</View>
      {model.isNew ? null : (
        <View className={styles.actions}>
          <Button kind="text" block onTap={() => void remove()}>
            {texts.remove}
          </Button>
        </View>
      )}
      <ActionBar hideOnInput>
        <Button block loading={form.busy} onTap={() => void save()}>
          {texts.save}
        </Button>
      </ActionBar>
    </View>
  )
})

export default page('address', Address)
