"""Every sound of the page, rendered without a speaker: none clips, clicks, shrills or sticks out."""

import os
import shutil
import subprocess
from base64 import b64decode
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
import pytest
from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

WEB: Final = Path(__file__).parents[2] / "src/honjin/web"
RATE: Final = 44_100
SECONDS: Final = 4
BEGINS: Final = 0.01
# A tone has no imports but of types: without them it is a module of the browser's own.
PLAIN = """
const { readFileSync } = require("node:fs"), { transpileModule } = require("typescript");
const options = { module: "esnext", target: "es2022" };
const source = readFileSync("src/table/instruments.ts", "utf-8");
console.log(transpileModule(source, { compilerOptions: options }).outputText);
"""
RENDER = """async ([code, rate, seconds, at]) => {
    const module = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
    const rendered = {};
    for (const [tone, play] of Object.entries(module.PLAYED)) {
        const context = new OfflineAudioContext(1, rate * seconds, rate);
        play(module.hall(context), at);
        const samples = new Uint8Array((await context.startRendering()).getChannelData(0).buffer);
        rendered[tone] = btoa(samples.reduce((text, byte) => text + String.fromCharCode(byte), ""));
    }
    return rendered;
}"""
Wave = npt.NDArray[np.float64]


@pytest.fixture(scope="module")
def tones(chromium: Browser) -> dict[str, Wave]:
    node = shutil.which("node", path=f"{os.environ['PATH']}:{Path('.venv/bin').absolute()}")
    assert node is not None
    code = subprocess.run([node, "-e", PLAIN], cwd=WEB, capture_output=True, text=True, check=True).stdout
    page = chromium.new_page()
    found: dict[str, str] = page.evaluate(RENDER, [code, RATE, SECONDS, BEGINS])
    page.close()
    return {tone: np.frombuffer(b64decode(text), "<f4").astype(float) for tone, text in found.items()}


def decibels(level: float) -> float:
    return float(20 * np.log10(max(level, 1e-9)))


def heard(wave: Wave) -> float:
    """As loud as the loudest eighth of a second is to an ear, which hears deep tones less (A-weighting)."""
    f2 = np.fft.rfftfreq(len(wave), 1 / RATE) ** 2
    weight = 1.2589 * 12194**2 * f2**2 / ((f2 + 20.6**2) * (f2 + 12194**2))
    weight /= np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2))
    power = np.fft.irfft(np.fft.rfft(wave) * weight, len(wave)) ** 2
    eighth = RATE // 8
    return decibels(np.sqrt(np.convolve(power, np.ones(eighth) / eighth, "valid").max()))


def brightness(wave: Wave) -> float:
    """The middle of its spectrum, in hertz."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    return float((power * np.fft.rfftfreq(len(wave), 1 / RATE)).sum() / power.sum())


def test_no_sound_clips_or_clicks(tones: dict[str, Wave]) -> None:
    for tone, wave in tones.items():
        peak = np.abs(wave).max()
        assert 0.02 < peak < 0.7, tone
        begin = wave[: int((BEGINS + 0.001) * RATE)]
        assert np.abs(begin).max() < peak / 4, f"{tone} begins at once"
        lasts = np.nonzero(np.abs(wave) > peak / 100)[0].max() / RATE - BEGINS
        assert 0.1 < lasts < 2.5, tone
        assert np.abs(wave[-RATE // 2 :]).max() < 1e-4, f"{tone} does not end"


def test_no_sound_sticks_out_or_is_shrill(tones: dict[str, Wave]) -> None:
    loud = {tone: heard(wave) for tone, wave in tones.items()}
    middle = float(np.median(list(loud.values())))
    assert {tone: level for tone, level in loud.items() if abs(level - middle) > 6} == {}
    assert {tone: brightness(wave) for tone, wave in tones.items() if brightness(wave) > 4500} == {}


def test_sounds_can_be_told_apart(tones: dict[str, Wave]) -> None:
    spectra = {
        tone: np.add.reduceat(np.abs(np.fft.rfft(wave)), range(0, RATE * SECONDS // 2, 40))
        for tone, wave in tones.items()
    }
    shapes = {tone: spectrum / np.linalg.norm(spectrum) for tone, spectrum in spectra.items()}
    alike = [
        (one, other)
        for one in shapes
        for other in shapes
        if one < other
        and shapes[one] @ shapes[other] > 0.97
        and abs(np.abs(tones[one]).argmax() - np.abs(tones[other]).argmax()) < RATE // 20
    ]
    assert alike == []
