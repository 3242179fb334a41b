import { useEffect } from 'react'
import { Loading } from '@/components/ui/loading'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'

/** The second address of a dental product (§2): its page takes the place of this one. */
function DentistryEightTh() {
  const { code: id } = useParams('dentistryEightTh')
  useEffect(() => {
    navigate('selling', { type: 'dentistryEightTh', id }, { replace: true })
  }, [id])
  return <Loading inline />
}

export default page('dentistryEightTh', DentistryEightTh)
