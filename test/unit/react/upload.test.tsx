// @vitest-environment happy-dom
import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StoreProvider, type UploadState, useUpload } from '../../../src/react/index.ts';
import { upload } from '../../../src/uploads/index.ts';
import { fileOf, platformForTest, quick } from '../uploads/setup.ts';

/** A component with an upload, and a platform with an upload host. */
async function open() {
  const { platform, client } = await platformForTest();
  const phases: string[] = [];
  let state: UploadState | undefined;
  function Field(): ReactNode {
    state = useUpload(upload);
    const { progress } = state;
    if (progress && phases.at(-1) !== progress.phase) phases.push(progress.phase);
    return null;
  }
  const view = render(
    <StoreProvider client={client}>
      <Field />
    </StoreProvider>,
  );
  onTestFinished(view.unmount);
  const current = (): UploadState => {
    if (!state) throw new Error('not rendered');
    return state;
  };
  const pieces = { ...quick(), resumableAboveBytes: 0, chunkBytes: 10_000 };
  return { platform, current, phases, pieces, unmount: view.unmount };
}

describe('useUpload', () => {
  it('shows progress, and the file at the end', async () => {
    const { current, phases, pieces } = await open();
    const file = await act(() => current().start(fileOf(30_000), pieces));
    expect(file?.id).toBeTruthy();
    expect([current().file, current().isUploading, current().error]).toEqual([file, false, undefined]);
    expect([current().progress?.sentBytes, phases.at(-1)]).toEqual([30_000, 'processing']);
  });

  it('pauses and resumes', async () => {
    const { current, phases, pieces } = await open();
    let file: Promise<unknown> | undefined;
    await act(async () => {
      file = current().start(fileOf(50_000), pieces);
      current().pause();
    });
    await waitFor(() => expect(current().progress?.phase).toBe('paused'));
    expect(current().isUploading).toBe(true);
    act(() => current().resume());
    await act(async () => void (await file));
    expect([current().file !== undefined, phases.includes('paused')]).toEqual([true, true]);
  });

  it('forgets an upload that is aborted, which is no error', async () => {
    const { current, pieces } = await open();
    let file: Promise<unknown> | undefined;
    await act(async () => {
      file = current().start(fileOf(50_000), pieces);
      current().pause();
    });
    await waitFor(() => expect(current().progress?.phase).toBe('paused'));
    act(() => current().abort());
    expect(await act(async () => file)).toBeUndefined();
    expect([current().progress, current().isUploading, current().error]).toEqual([
      undefined,
      false,
      undefined,
    ]);
  });

  it('shows why an upload failed', async () => {
    const { current } = await open();
    expect(
      await act(() => current().start(fileOf(10, 'a.txt', 'text/plain'), { accept: ['image/*'] })),
    ).toBeUndefined();
    expect([current().error?.kind, current().isUploading]).toEqual(['validation', false]);
  });

  it('rejects with a TypeError for a wrong option, and is not in progress any more', async () => {
    const { current, pieces } = await open();
    await act(() =>
      expect(current().start(fileOf(50_000), { ...pieces, chunkBytes: 0 })).rejects.toThrow(TypeError),
    );
    expect([current().error, current().isUploading]).toEqual([undefined, false]);
  });

  it('ends the upload when it unmounts', async () => {
    const { current, pieces, unmount } = await open();
    let file: Promise<unknown> | undefined;
    await act(async () => {
      file = current().start(fileOf(50_000), pieces);
      current().pause();
    });
    unmount();
    expect(await file).toBeUndefined();
  });
});
