import { ListRow } from '@/components/ui/list-row'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import type { BranchProps } from './props'
import { texts } from '../texts'

/** Under whose licence people are examined here. */
export function LicenceSheet({ open, model, branch }: BranchProps & { open: boolean }) {
  const { name, address, licence } = branch
  return (
    <Sheet
      open={open}
      title={texts.licenceTitle}
      onClose={model.closeLicence}
      footer={
        <Button block onTap={model.closeLicence}>
          {texts.known}
        </Button>
      }
    >
      <ListRow icon="shield" label={texts.licenceOf} note={licence} />
      <ListRow icon="shop" label={texts.licenceName} note={name} />
      <ListRow icon="pin" label={texts.licenceAddress} note={address} />
    </Sheet>
  )
}
