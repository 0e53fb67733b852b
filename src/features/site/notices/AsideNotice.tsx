import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { saveFile } from '../../../services/files.ts';
import { loadTexts } from '../../../services/i18n/namespaces.ts';
import { personOf } from '../../../services/person/person.ts';
import { useSession } from '../../../services/person/session.ts';
import { asideFile, asideStore, dropAside, loadAside } from '../../../services/records/aside.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { toast } from '../../../ui/toast/store.ts';

function Notice() {
  const { t } = useTranslation(['documents', 'translation']);
  const person = useSession(personOf);
  const records = useStore(asideStore, (state) => state.records);
  const [savedIds, setSavedIds] = useState<readonly string[]>([]);
  const [hidden, setHidden] = useState(0);
  useEffect(() => void loadAside(), []);
  const mine = records.filter(({ owner }) => owner === '' || owner === person).map(({ id }) => id);
  // Nothing unsaved is deleted: neither a later arrival nor another user's data.
  const saved = mine.length > 0 && mine.every((id) => savedIds.includes(id));
  // Another arrival is reported again.
  if (mine.length <= hidden) return null;
  const attempt = (work: () => Promise<void>) =>
    void work().catch(() =>
      toast.show({ text: t('errors.storage-unavailable', { ns: 'translation' }), kind: 'alert' }),
    );
  const save = async () => {
    const { name, file } = await asideFile(mine);
    saveFile(name, file);
    setSavedIds(mine);
  };
  const drop = async () => {
    await dropAside(mine);
    setSavedIds([]);
  };
  const action = saved
    ? { label: t('aside.drop'), onAction: () => attempt(drop) }
    : { label: t('aside.save'), onAction: () => attempt(save) };
  return (
    <Banner action={action} closeLabel={t('site.close', { ns: 'translation' })} onClose={() => setHidden(mine.length)}>
      {t(saved ? 'aside.saved' : 'aside.text')}
    </Banner>
  );
}

/** Loads its texts as well. A lazy import must not resolve to a lazy component, so AsideNotice wraps this one. */
const Told = lazy(async () => {
  await loadTexts('documents');
  return { default: Notice };
});

/** Reports that some of the user's data could not be read, and offers it; it is deleted only when they say so. */
export function AsideNotice() {
  return <Told />;
}
