import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { axeFindings } from '../testing.ts';
import { Image } from './Image.tsx';

afterEach(cleanup);

/** A single-colour picture that needs no server. */
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="${colour}"/></svg>`)}`;

it('IMG-5: shows the placeholder until the real picture has loaded', async () => {
  render(<Image src={picture('green')} alt="A green field" placeholder={picture('grey')} width={40} height={30} />);
  const image = screen.getByRole<HTMLImageElement>('img');
  expect(image.getAttribute('src')).toBe(picture('grey'));
  await expect.poll(() => image.getAttribute('src')).toBe(picture('green'));
});

it('IMG-5: does not fetch a picture that is far away or hidden', async () => {
  render(
    <div>
      <div hidden>
        <Image src={picture('green')} alt="hidden" placeholder={picture('grey')} />
      </div>
    </div>,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.querySelector('img')?.getAttribute('src')).toBe(picture('grey'));
});

it('IMG-5: keeps the placeholder if the real picture does not load', async () => {
  render(<Image src="data:image/png;base64,broken" alt="" placeholder={picture('grey')} />);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.querySelector('img')?.getAttribute('src')).toBe(picture('grey'));
});

it('IMG-4: with a service, gives the browser the widths to choose from', () => {
  render(<Image src="/shots/home.png" alt="Home" sizes="sm:100vw lg:50vw" service={{ base: '/images' }} />);
  const image = screen.getByRole('img');
  expect(image.getAttribute('srcset')).toBe('/images/w_640/shots/home.png 640w, /images/w_512/shots/home.png 512w');
  expect(image.getAttribute('sizes')).toBe('(max-width: 640px) 100vw, 50vw');
  expect(image.getAttribute('loading')).toBe('lazy');
});

it('IMG-4, IMG-5: behind the placeholder, the browser has chosen among the formats before they are shown', async () => {
  const sources = [
    { type: 'image/unknown', srcSet: `${picture('red')} 40w`, sizes: '40px' },
    { type: 'image/svg+xml', srcSet: `${picture('green')} 40w`, sizes: '40px' },
  ];
  render(<Image src={picture('blue')} alt="A field" placeholder={picture('grey')} sources={sources} width={40} />);
  const image = screen.getByRole<HTMLImageElement>('img');
  expect(image.currentSrc === '' || image.currentSrc === picture('grey')).toBe(true);
  expect(document.querySelectorAll('source')).toHaveLength(0);
  await expect.poll(() => image.currentSrc).toBe(picture('green'));
  expect(image.getAttribute('src')).toBe(picture('blue'));
  expect(await axeFindings()).toEqual([]);
});

it('uses the picture unchanged without a service', async () => {
  render(<Image src={picture('green')} alt="A green field" sizes="sm:100vw" />);
  expect(screen.getByRole('img').getAttribute('srcset')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});
