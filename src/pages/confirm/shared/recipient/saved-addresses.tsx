import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useDidShow } from '@tarojs/taro'
import { Button } from '@/components/ui/button'
import { RadioList } from '@/components/ui/form/radio-list'
import { ListRow } from '@/components/ui/list-row'
import { Sheet } from '@/components/ui/sheet'
import { maskMobile } from '@/domain/mask'
import { navigate } from '@/routes/navigate'
import { useRoot } from '@/stores/context'
import type { AddressModel } from '../address'
import type { PersonModel } from '../person'
import { lineOf, SavedAddresses as Saved } from './saved'
import { savedTexts as texts } from './saved-texts'

interface SavedAddressesProps {
  open: boolean
  person: PersonModel
  address: AddressModel
}

/** The way to the addresses of the account, of which there is at least one. */
export const SavedAddresses = observer(function SavedAddresses({ person, address }: SavedAddressesProps) {
  const root = useRoot()
  const [saved] = useState(() => new Saved(root, { person, address }))
  useEffect(() => void saved.begin(), [saved])
  // They may have been changed on their page.
  useDidShow(() => void saved.load())
  const { list } = saved
  if (list.length === 0) return null
  return (
    <>
      <ListRow label={texts.choose} value={texts.count(list.length)} onTap={saved.show} />
      <Sheet
        open={saved.open}
        title={texts.choose}
        onClose={saved.close}
        footer={
          <Button block kind="line" onTap={() => navigate('addresses')}>
            {texts.manage}
          </Button>
        }
      >
        <RadioList
          value={saved.chosenId}
          label={texts.choose}
          options={list.map((one) => ({
            value: one.id,
            label: [one.name, maskMobile(one.mobile), one.tag, one.isDefault ? texts.byDefault : '']
              .filter((part) => part !== '')
              .join('  '),
            note: lineOf(one)
          }))}
          onChange={saved.choose}
        />
      </Sheet>
    </>
  )
})
