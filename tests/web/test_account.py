"""Accounts in the page, with the browser's virtual authenticator: make, sign in, lose, recover, delete."""

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect
from serve_process import Served
from web.browsing import PHONE, Person
from web.conftest import Come

pytestmark = pytest.mark.slow


class Device:
    """A browser with an authenticator in it, at the name of this machine."""

    def __init__(self, person: Person, keys: list[dict[str, Any]] | None = None) -> None:
        self.person = person
        self.page = person.page
        person.base = person.base.replace("127.0.0.1", "localhost")
        self.session: CDPSession = person.context.new_cdp_session(person.page)
        self.session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.authenticator = made["authenticatorId"]
        for key in keys or []:
            self.session.send(
                "WebAuthn.addCredential", {"authenticatorId": self.authenticator, "credential": key}
            )

    @property
    def keys(self) -> list[dict[str, Any]]:
        """What a maker of phones would copy to one's next."""
        found: list[dict[str, Any]] = self.session.send(
            "WebAuthn.getCredentials", {"authenticatorId": self.authenticator}
        )["credentials"]
        return found

    def account(self) -> Locator:
        self.person.open("/account")
        main = self.page.locator("main")
        main.get_by_role("heading", name="Passkeys").wait_for()
        return main

    def name(self, name: str) -> None:
        main = self.account()
        main.get_by_label("Your name at the table").fill(name)
        main.get_by_role("button", name="Change").click()
        main.get_by_role("heading", level=1, name=name).wait_for()

    def make_key(self) -> list[str]:
        """The codes that are shown with the first one."""
        main = self.account()
        main.get_by_role("button", name="Make a passkey").click()
        shown = main.locator("code")
        shown.first.wait_for()
        codes = shown.all_inner_texts()
        main.get_by_role("button", name="I have kept them").click()
        main.get_by_text("You have 10 codes left").wait_for()
        return codes


def test_a_passkey_keeps_the_name_on_a_second_browser(come: Come) -> None:
    first = Device(come())
    first.name("Tomoe")
    codes = first.make_key()
    assert len(set(codes)) == 10
    first.page.get_by_text("Account since").wait_for()
    expect(first.page.locator("header.bar .who")).to_have_text("Tomoe")

    second = Device(come(size=PHONE, touch=True), first.keys)
    path = second.person.make("gosu-x", "me", "random")
    main = second.account()
    expect(main.get_by_label(re.compile("Take the game of"))).to_be_checked()
    main.get_by_role("button", name="Sign in with a passkey").click()
    main.get_by_role("heading", level=1, name="Tomoe").wait_for()
    main.get_by_text("Account since").wait_for()
    second.person.sit(path)
    second.person.waits()  # the game came along
    first.person.sit(path)
    first.person.waits()

    main = second.account()
    main.get_by_role("button", name=re.compile("^Rename")).click()
    main.get_by_label("Name of the passkey").fill("Laptop")
    main.get_by_role("button", name="Keep").click()
    main.locator("strong", has_text="Laptop").wait_for()
    main.get_by_text("this device").wait_for()
    assert second.person.violations() == []
    assert second.person.wide_when_narrow() == 0


def test_a_lost_passkey_is_replaced_by_a_code_and_removed(come: Come) -> None:
    lost = Device(come())
    lost.name("Chiyo")
    codes = lost.make_key()
    stolen = lost.keys

    new = Device(come())
    main = new.account()
    main.get_by_role("button", name="I have lost my passkey").click()
    main.get_by_label("Recovery code").fill("AAAA-AAAA-AAAA-AAAA")
    main.get_by_role("button", name="Open my account").click()
    main.get_by_text("opens nothing").wait_for()
    main.get_by_label("Recovery code").fill(codes[3].lower())
    main.get_by_role("button", name="Open my account").click()
    main.get_by_role("heading", level=1, name="Chiyo").wait_for()
    main.get_by_text("You have 9 codes left").wait_for()
    main.get_by_role("button", name="Add a passkey").click()
    main.locator("strong", has_text="Passkey 2").wait_for()
    main.get_by_role("button", name="Remove Passkey 1").click()
    main.get_by_text("Nobody can sign in with it").wait_for()
    assert new.person.violations() == []
    main.get_by_role("button", name="Remove it").click()
    expect(main.locator(".keys > li")).to_have_count(1)

    thief = Device(come(), stolen)
    main = thief.account()
    main.get_by_role("button", name="Sign in with a passkey").click()
    main.get_by_text("opens no account here").wait_for()


def test_changing_keys_and_deleting_ask_for_the_passkey_again(come: Come, served: Served) -> None:
    owner = Device(come())
    owner.name("Emi")
    owner.make_key()
    other = come()
    path = owner.person.make("gosu-x", "me", "link", spectators="public")
    info = owner.person.context.request.get(f"{owner.person.base}/api/tables/{path[3:]}").json()
    invite = info["seats"][1]["invite"].partition("invite=")[2]
    other.context.request.get(f"{other.base}/api/me")
    joined = other.context.request.post(
        f"{other.base}/api/tables/{path[3:]}/join", data={"invite": invite}, headers={"X-Honjin": "1"}
    )
    assert joined.ok, joined.text()
    served.kill()  # nobody has shown a key to the next server
    served.start()
    main = owner.account()
    main.get_by_role("button", name="Make new ones").click()
    expect(main.locator("code")).to_have_count(10)
    main.get_by_role("button", name="I have kept them").click()
    served.kill()
    served.start()
    main = owner.account()
    main.get_by_role("button", name="Delete everything").click()
    main.get_by_text("Nothing brings it back").wait_for()
    main.get_by_role("button", name="Yes, delete everything").click()
    owner.page.wait_for_url(f"{owner.person.base}/")
    expect(owner.page.get_by_label("Your name at the table")).not_to_have_value("Emi")
    other.open(path)
    other.page.get_by_text("Player 1").first.wait_for()


def test_the_page_says_why_there_are_no_passkeys_by_number(come: Come) -> None:
    person = come()
    person.open("/account")
    person.page.get_by_text("the number of your own machine").wait_for()
    person.page.get_by_role("button", name="Go on at localhost").wait_for()
    expect(person.page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    assert person.violations() == []


def test_whoever_gives_up_is_told_nothing(come: Come) -> None:
    device = Device(come())
    main = device.account()
    main.get_by_role("button", name="Sign in with a passkey").wait_for()
    device.page.evaluate(
        "() => { navigator.credentials.get = async () => { throw new DOMException('', 'NotAllowedError') } }"
    )
    main.get_by_role("button", name="Sign in with a passkey").click()
    device.page.wait_for_load_state("networkidle")
    expect(main.get_by_role("alert")).to_have_count(0)
