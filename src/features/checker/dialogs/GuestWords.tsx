import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GUEST, personNow } from '../../../services/person/person.ts';
import { wordsOf } from '../../../services/words/words.ts';
import { Button } from '../../../ui/controls/Button.tsx';

/** Offers an account the words that this device's guest has and the account lacks. The guest keeps them too. */
export function GuestWords({ words, onAdd }: { words: readonly string[]; onAdd(words: readonly string[]): void }) {
  const { t } = useTranslation();
  const [guests, setGuests] = useState<readonly string[]>([]);
  useEffect(() => {
    if (personNow() !== GUEST) wordsOf(GUEST).then(setGuests, () => undefined);
  }, []);
  const fresh = guests.filter((word) => !words.includes(word));
  if (fresh.length === 0) return null;
  return (
    <div>
      <Button small icon="journal-plus" onClick={() => onAdd(fresh)}>
        {t('dictionary.guest', { count: fresh.length })}
      </Button>
    </div>
  );
}
