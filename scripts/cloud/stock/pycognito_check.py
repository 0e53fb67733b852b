"""What the stock client pycognito does with accounts, against a running local cloud.

Every step must behave as it does against the real service; the first that does not ends the run with exit status 1.
    python pycognito_check.py --endpoint http://127.0.0.1:4173/_cloud/idp --outbox http://127.0.0.1:4173/_cloud/outbox.json
"""
import argparse
import base64
import hashlib
import hmac
import json
import os
import struct
import sys
import time
import uuid
from urllib.request import urlopen

FIRST = "correct horse battery"
SECOND = "battery horse correct"
TOTP_STEP = 30


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--endpoint", required=True, help="address of the user pool's protocol")
    parser.add_argument("--outbox", required=True, help="address of the mails as JSON")
    parser.add_argument("--pool", default="local_SpellingCheck")
    parser.add_argument("--client", default="localclient000000000000000")
    return parser.parse_args()


def get_json(address):
    with urlopen(address, timeout=10) as answer:
        return json.load(answer)


def totp(secret, at):
    """The six digits of an authenticator (RFC 6238)."""
    key = base64.b32decode(secret + "=" * (-len(secret) % 8))
    digest = hmac.new(key, struct.pack(">Q", int(at) // TOTP_STEP), hashlib.sha1).digest()
    start = digest[-1] & 15
    return f"{(struct.unpack('>I', digest[start:start + 4])[0] & 0x7FFFFFFF) % 1_000_000:06d}"


class Check:
    """One person at the pool."""

    def __init__(self, arguments):
        self.arguments = arguments
        self.email = f"py-{uuid.uuid4().hex[:12]}@example.com"

    def person(self, **tokens):
        from pycognito import Cognito

        return Cognito(self.arguments.pool, self.arguments.client, username=self.email, **tokens)

    def signed_in(self, password):
        person = self.person()
        person.authenticate(password=password)
        return person

    def code(self):
        mail = next(mail for mail in get_json(self.arguments.outbox) if mail["to"] == self.email)
        return mail["code"]

    def refused(self, code, work):
        """The service must refuse with this code."""
        from botocore.exceptions import ClientError

        try:
            work()
        except ClientError as error:
            said = error.response["Error"]["Code"]
            assert said == code, f"refused with {said}, not {code}"
            return
        raise AssertionError(f"was not refused with {code}")

    def sign_up(self):
        person = self.person()
        person.set_base_attributes(email=self.email, name="Ada")
        assert person.register(self.email, FIRST)["UserConfirmed"] is False
        self.refused("UserNotConfirmedException", lambda: self.signed_in(FIRST))
        self.refused("CodeMismatchException", lambda: person.confirm_sign_up("000000x"))
        person.confirm_sign_up(self.code())

    def sign_in(self):
        person = self.signed_in(FIRST)
        person.verify_tokens()
        assert person.id_claims["email"] == self.email, person.id_claims
        user = person.get_user(attr_map={"given": "given"})
        assert user.sub == person.access_claims["sub"]
        self.refused("NotAuthorizedException", lambda: self.signed_in("a wrong password"))

    def refresh(self):
        person = self.signed_in(FIRST)
        before = person.access_token
        time.sleep(1)
        person.renew_access_token()
        assert person.access_token != before
        person.verify_tokens()

    def change_password(self):
        person = self.signed_in(FIRST)
        self.refused("NotAuthorizedException", lambda: person.change_password("a wrong password", SECOND))
        person.change_password(FIRST, SECOND)
        self.refused("NotAuthorizedException", lambda: self.signed_in(FIRST))
        self.signed_in(SECOND)

    def forgotten_password(self):
        person = self.person()
        person.initiate_forgot_password()
        person.confirm_forgot_password(self.code(), FIRST)
        self.signed_in(FIRST)

    def device(self):
        """pycognito speaks of devices with the real service only (its address is in the code); boto3 does it here."""
        from pycognito.aws_srp import AWSSRP, generate_hash_device

        pool = self.person().client
        plain = AWSSRP(self.email, FIRST, self.arguments.pool, self.arguments.client, client=pool)
        done = plain.authenticate_user()["AuthenticationResult"]
        key = done["NewDeviceMetadata"]["DeviceKey"]
        group = done["NewDeviceMetadata"]["DeviceGroupKey"]
        password, verifier = generate_hash_device(group, key)
        pool.confirm_device(
            AccessToken=done["AccessToken"], DeviceKey=key, DeviceSecretVerifierConfig=verifier, DeviceName="py"
        )
        pool.update_device_status(
            AccessToken=done["AccessToken"], DeviceKey=key, DeviceRememberedStatus="remembered"
        )
        known = AWSSRP(
            self.email,
            FIRST,
            self.arguments.pool,
            self.arguments.client,
            client=pool,
            device_key=key,
            device_group_key=group,
            device_password=password,
        )
        again = known.authenticate_user()["AuthenticationResult"]
        assert "NewDeviceMetadata" not in again, again
        pool.forget_device(AccessToken=again["AccessToken"], DeviceKey=key)

    def second_factor(self):
        from pycognito.exceptions import SoftwareTokenMFAChallengeException

        person = self.signed_in(FIRST)
        secret = person.associate_software_token()
        assert person.verify_software_token(totp(secret, time.time()), "phone")
        person.set_user_mfa_preference(False, True, "SOFTWARE_TOKEN")
        asked = self.person()
        try:
            asked.authenticate(password=FIRST)
        except SoftwareTokenMFAChallengeException:
            pass
        else:
            raise AssertionError("the second factor was skipped")
        self.refused("CodeMismatchException", lambda: asked.respond_to_software_token_mfa_challenge("000000"))
        # A code counts once: the next one is that of the step to come, which the service takes already.
        asked.respond_to_software_token_mfa_challenge(totp(secret, time.time() + TOTP_STEP))
        asked.verify_tokens()
        asked.set_user_mfa_preference(False, False)

    def sign_out(self):
        person = self.signed_in(FIRST)
        old = self.person(
            access_token=person.access_token, id_token=person.id_token, refresh_token=person.refresh_token
        )
        person.logout()
        self.refused("NotAuthorizedException", old.get_user)
        self.refused("NotAuthorizedException", old.renew_access_token)

    def delete(self):
        self.signed_in(FIRST).delete_user()
        self.refused("NotAuthorizedException", lambda: self.signed_in(FIRST))


def main():
    arguments = read_arguments()
    keys = get_json(f"{arguments.endpoint}/{arguments.pool}/.well-known/jwks.json")
    # The stock way to another endpoint: tokens keep the issuer of the pool, so its keys are told as well.
    os.environ.update(
        AWS_ENDPOINT_URL=arguments.endpoint,
        COGNITO_JWKS=json.dumps(keys),
        AWS_ACCESS_KEY_ID="none",
        AWS_SECRET_ACCESS_KEY="none",
    )
    check = Check(arguments)
    steps = (
        check.sign_up,
        check.sign_in,
        check.refresh,
        check.change_password,
        check.forgotten_password,
        check.device,
        check.second_factor,
        check.sign_out,
        check.delete,
    )
    for step in steps:
        try:
            step()
        except Exception as error:  # whatever a client meets is a failure of the step
            print(f"FAIL {step.__name__}: {type(error).__name__}: {error}")
            return 1
        print(f"ok   {step.__name__}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
