import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale, getI18n, setLocale } from '../../../services/i18n/i18n.ts';
import { defaultLocale, type LocaleCode, localeOf, locales } from '../../../services/i18n/locales.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, type MenuTrigger } from '../../../ui/overlays/Menu.tsx';
import { toast } from '../../../ui/toast/store.ts';

/** Sorted by plain string comparison: locale-aware sorting would be the slowest step of a page's start. */
const byName = locales.toSorted((a, b) => (a.name < b.name ? -1 : 1));

let chosen: LocaleCode | undefined;

/** Switches the language; reports missing texts, unless another language was chosen in the meantime. */
async function choose(code: LocaleCode): Promise<void> {
  chosen = code;
  if ((await setLocale(code)) || code === activeLocale() || chosen !== code) return;
  toast.show({ text: getI18n().t('errors.locale-failed'), kind: 'alert' });
}

/** The nine interface languages, each by its own name. `compact` shows the globe alone. */
export function LanguageMenu({ compact = false, className }: { compact?: boolean; className?: string | undefined }) {
  const { t, i18n } = useTranslation();
  const active = localeOf(i18n.language)?.code ?? defaultLocale;
  const name = localeOf(active)?.name ?? '';
  const items = byName.map((locale) => ({
    id: locale.code,
    label: locale.name,
    lang: locale.iso,
    checked: locale.code === active,
    onSelect: () => void choose(locale.code),
  }));
  const trigger = (props: MenuTrigger): ReactElement =>
    compact ? (
      <IconButton {...props} className={className} icon="globe" label={t('site.languageNow', { name })} />
    ) : (
      <Button
        {...props}
        className={className}
        variant="quiet"
        icon="globe"
        aria-label={t('site.languageNow', { name })}
      >
        {name}
      </Button>
    );
  return <Menu label={t('nav.language')} items={items} align="end" trigger={trigger} />;
}
