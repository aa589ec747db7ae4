// Before anything is painted: the theme that was chosen, so that no page begins in another one.
try {
  document.documentElement.dataset.theme = JSON.parse(localStorage.getItem('vesper-settings')).state.theme;
} catch {}
